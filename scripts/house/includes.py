"""Who includes what, against the tables."""
import collections
import fnmatch

from .table import PAGE, covers, row_of


def fitting(row, folder):
    """The entries of a row that allow a folder."""
    return [entry for entry in row.entries if covers(entry, folder)]


def arrows(sources, folders):
    """{row of a folder: {row of another: the first include}} for all that is allowed; rows by name."""
    found = collections.defaultdict(dict)
    for include in (include for source in sources for include in source.includes if include.ours):
        start = row_of(folders, include.source_folder)
        end = row_of(folders, include.target_folder)
        if start and end and start is not end and fitting(start, include.target_folder):
            found[start.names[0]].setdefault(end.names[0], include)
    return found


def check_folders(sources, folders):
    used = set()
    yield from check_rows(sources, folders)
    for source in sources:
        row = row_of(folders, source.folder)
        for include in source.includes if row else ():
            if include.ours:
                used.update((row.line, entry) for entry in fitting(row, include.target_folder))
                yield from check_ours(include, folders, row)
    for row in folders:
        for entry in row.entries:
            if (row.line, entry) not in used:
                yield PAGE, row.line, f"{row.names[0]} may include {entry}, and no file of it does"
    yield from check_circles(arrows(sources, folders))


def check_rows(sources, folders):
    """Each folder has a row, each row a folder."""
    first = {source.folder: source.path for source in reversed(sources)}
    used = set()
    for folder, path in first.items():
        row = row_of(folders, folder)
        if not row:
            yield path, 1, f"the folder {folder} is not in the table of {PAGE}"
        else:
            used.add(row.line)
    for row in folders:
        if row.line not in used:
            yield PAGE, row.line, f"{row.names[0]} has no source file"


def check_ours(include, folders, row):
    folder = include.target_folder
    if not folder:
        yield include.path, include.line, f'an include names its folder: "ROOM/FOLDER/{include.header}"'
    elif not fitting(row, folder) and row_of(folders, folder) is not row:
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
        return path.endswith(".cpp") and covers(entry[:-len("/*.cpp")], folder)
    return covers(entry, folder)


def check_libraries(sources, libraries):
    used = set()
    for include in (include for source in sources for include in source.includes if not include.ours):
        row = next((row for row in libraries if naming(row, include.header)), None)
        if row:
            used.update((row.line, name) for name in naming(row, include.header))
            used.update((row.line, entry) for entry in row.entries if allows(entry, include.path))
        yield from check_library(include, row)
    for row in libraries:
        for entry in (*row.names, *row.entries):
            if (row.line, entry) not in used:
                yield PAGE, row.line, f"{entry}: no include needs it"


def naming(row, header):
    return [name for name in row.names if fnmatch.fnmatchcase(header, name)]


def check_library(include, row):
    header, place = include.header, (include.path, include.line)
    if row and not any(allows(entry, include.path) for entry in row.entries):
        yield *place, f"<{header}> may not be included here ({PAGE}:{row.line}: only " \
            f"{', '.join(row.entries)})"
    elif not row and set(header) & set("./"):  # a name without an ending is of the C++ library
        yield *place, f"<{header}> is not in the table of {PAGE}"
