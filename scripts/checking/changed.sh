# Which files changed, and since when.
# shellcheck shell=bash

sources() {  # NAME_PATTERN...: all of ours
  local pattern wanted=()
  for pattern in "$@"; do wanted+=(-o -name "$pattern"); done
  find instances encoder cnf_out solver_glue include library python cli tests -type f \( "${wanted[@]:1}" \)
}

# The commit at which the deep check passed here, or that of fifty commits ago. Nothing where that is not
# known, without git or in a shallow clone.
known_good() {
  if [[ -f build/deep-passed ]] && git merge-base --is-ancestor "$(<build/deep-passed)" HEAD; then
    cat build/deep-passed
  elif [[ $(git rev-parse --is-shallow-repository 2>/dev/null) == false ]]; then
    git rev-list --first-parent --max-count=51 HEAD | tail -n 1
  fi
}

# The source files, or the files of such names, that differ from a commit or are new, and for each other header
# that does or is one file that includes it. All where no commit is named, and where the checks themselves changed.
changed_sources() {  # COMMIT [NAME_PATTERN]
  local files pattern=${2:-*.cpp}
  files=$({
    git diff --name-only "$1" && git ls-files --others --exclude-standard
  } 2>/dev/null) || files=.clang-tidy
  if [[ -z $1 || $files == *.clang-tidy* ]]; then
    sources "$pattern"
  else
    # shellcheck disable=SC2086  # names without blanks
    sources "$pattern" | scripts/house/touched.py $files
  fi
}
