# Which files changed, and since when.
# shellcheck shell=bash

sources() {  # NAME_PATTERN...: all of ours
  local pattern wanted=()
  for pattern in "$@"; do wanted+=(-o -name "$pattern"); done
  find instances encoder cnf_out solver_glue include library python cli tests -type f \( "${wanted[@]:1}" \)
}

# The commit at which the deep check passed here, or that of fifty commits ago.
known_good() {
  if [[ -f build/deep-passed ]] && git merge-base --is-ancestor "$(<build/deep-passed)" HEAD; then
    cat build/deep-passed
  else
    git rev-list --max-count=51 HEAD | tail -n 1
  fi
}

# Those that differ from that commit, or are new.
changed() {  # NAME_PATTERN...
  comm -12 <(sources "$@" | sort) <({
    git diff --name-only "$(known_good)"
    git ls-files --others --exclude-standard
  } | sort -u)
}
