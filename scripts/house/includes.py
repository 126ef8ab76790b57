"""Who includes what, against the tables."""
import collections
import fnmatch

from .table import PAGE, covers, row_of


def arrows(sources, folders):
    """{row of a folder: {row of another: its first include}}; rows by name."""
    found = collections.defaultdict(dict)
    for include in (include for source in sources for include in source.includes if include.ours):
        start = row_of(folders, include.source_folder)
        end = row_of(folders, include.target_folder)
        if start and end and start is not end:
            found[start.names[0]].setdefault(end.names[0], include)
    return found


def check_folders(sources, folders):
    used = set()
    yield from check_rows(sources, folders)
    for source in sources:
        row = row_of(folders, source.path.rpartition("/")[0])
        for include in source.includes if row else ():
            if include.ours:
                yield from check_ours(include, folders, row, used)
    for row in folders:
        for entry in row.entries:
            if (row.line, entry) not in used:
                yield PAGE, row.line, f"{row.names[0]} may include {entry}, and no file of it does"
    yield from check_circles(arrows(sources, folders))


def check_rows(sources, folders):
    """Each folder has a row, each row a folder."""
    used = set()
    for source in sources:
        folder = source.path.rpartition("/")[0]
        row = row_of(folders, folder)
        if not row:
            yield source.path, 1, f"the folder {folder} is not in the table of {PAGE}"
        else:
            used.add(row.line)
    for row in folders:
        if row.line not in used:
            yield PAGE, row.line, f"{row.names[0]} has no source file"


def check_ours(include, folders, row, used):
    folder = include.target_folder
    fitting = [entry for entry in row.entries if covers(entry, folder)]
    used.update((row.line, entry) for entry in fitting)
    if not folder:
        yield include.path, include.line, f'an include names its folder: "ROOM/FOLDER/{include.header}"'
    elif not fitting and not row_of(folders, folder) is row:
        yield include.path, include.line, f"{row.names[0]} may not include {folder} ({PAGE}:{row.line}: " \
            f"only {', '.join(row.entries) or 'itself'})"


def way(graph, start, end):
    """A shortest way of at least one arrow, or nothing."""
    ways = collections.deque([[start]])
    seen = set()
    while ways:
        path = ways.popleft()
        for following in sorted(graph.get(path[-1], ())):
            if following == end:
                return [*path, end]
            if following not in seen:
                seen.add(following)
                ways.append([*path, following])
    return None


def check_circles(graph):
    seen = set()
    for start in sorted(graph):
        circle = way(graph, start, start)
        if circle and frozenset(circle) not in seen:
            seen.add(frozenset(circle))
            first = graph[circle[0]][circle[1]]
            yield first.path, first.line, "a circle of folders: " + " -> ".join(circle)


def allows(entry, path):
    """Whether an entry of the table of libraries covers the file."""
    folder = path.rpartition("/")[0]
    if entry.endswith("/*.cpp"):
        return path.endswith(".cpp") and folder == entry[:-len("/*.cpp")]
    return covers(entry, folder)


def check_libraries(sources, libraries):
    used = set()
    for include in (include for source in sources for include in source.includes if not include.ours):
        if is_standard(include.header, libraries):
            continue
        row = next((row for row in libraries if wanted(row, include.header)), None)
        if not row:
            yield include.path, include.line, f"<{include.header}> is not in the table of {PAGE}"
            continue
        used.update((row.line, name) for name in row.names if fnmatch.fnmatchcase(include.header, name))
        fitting = [entry for entry in row.entries if allows(entry, include.path)]
        used.update((row.line, entry) for entry in fitting)
        if not fitting:
            yield include.path, include.line, f"<{include.header}> may not be included here " \
                f"({PAGE}:{row.line}: only {', '.join(row.entries)})"
    for row in libraries:
        for entry in (*row.names, *row.entries):
            if (row.line, entry) not in used:
                yield PAGE, row.line, f"{entry}: no file needs it"


def wanted(row, header):
    return any(fnmatch.fnmatchcase(header, name) for name in row.names)


def is_standard(header, libraries):
    """Of the C++ library: a name without an ending that no row of the table claims (csignal is POSIX)."""
    return not set(header) & set("./") and not any(wanted(row, header) for row in libraries)
