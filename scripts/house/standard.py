"""The standard headers that builds precompile (cmake/units.cmake): who uses their names includes them.

Headers that a header of ours includes count for those that include it. Of <algorithm> and other large
headers these are the names that the house uses most.
"""
import re

NAMES = {
    "algorithm": "all_of|any_of|none_of|count|count_if|find|find_if|sort|stable_sort|min|max|minmax|copy|"
    "equal|fill|reverse|rotate|transform|unique|clamp|lower_bound|upper_bound|binary_search|"
    "max_element|min_element|remove_if|next_permutation|includes|is_sorted|lexicographical_compare",
    "array": "array",
    "chrono": "chrono",
    "functional": "function|hash",
    "map": "map|multimap",
    "memory": "unique_ptr|shared_ptr|weak_ptr|make_unique|make_shared",
    "numeric": "accumulate|iota|gcd|lcm",
    "optional": "optional|nullopt|make_optional",
    "random": "mt19937|mt19937_64|random_device|discrete_distribution",
    "set": "set|multiset",
    "span": "span",
    "string": "string|to_string|stoi|stoul|stoll",
    "unordered_map": "unordered_map",
    "vector": "vector",
}
USES = {header: re.compile(rf"\bstd::({names})\b") for header, names in NAMES.items()}


def brought(path, includes):
    """All standard headers that a file of ours includes, itself or through others of ours."""
    found, seen, waiting = set(), {path}, [path]
    while waiting:
        for include in includes.get(waiting.pop(), ()):
            if not include.ours:
                found.add(include.header)
            elif include.header not in seen:
                seen.add(include.header)
                waiting.append(include.header)
    return found


def check(sources):
    includes = {source.path: list(source.includes) for source in sources}
    for source in sources:
        headers = brought(source.path, includes)
        for header, uses in USES.items():
            use = None if header in headers else uses.search(source.bare)
            if use:
                line = source.bare.count("\n", 0, use.start()) + 1
                yield source.path, line, f"{use[0]} without <{header}>, which only builds that precompile it have"
