#!/usr/bin/env bash
# Installs what the system lacks for Rootbound: bubblewrap, strace, redis-server, chromium.
# With --check it only prints what is lacking, one a line, and exits 1 when something is.
# Nothing is asked for: where it may not install, it prints the exact command and exits 1.
set -euo pipefail

# program[,other names]:package
readonly WANTED=(bwrap:bubblewrap prlimit:util-linux strace:strace redis-server:redis-server chromium,chromium-browser,google-chrome:chromium)

list_lacking() {
  local entry names name
  for entry in "${WANTED[@]}"; do
    IFS=, read -ra names <<<"${entry%%:*}"
    for name in "${names[@]}"; do
      # Login shells of ordinary users often leave the sbin directories out.
      PATH="$PATH:/usr/sbin:/sbin" command -v "$name" >/dev/null && continue 2
    done
    echo "${entry##*:}"
  done
}

is_supported() {
  command -v apt-get >/dev/null && [[ -r /etc/debian_version ]]
}

# Prints what goes before a command to run it as root; fails where that needs a password.
find_elevation() {
  if [[ $(id -u) == 0 ]]; then
    echo env
  elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    echo 'sudo -n env'
  else
    return 1
  fi
}

mapfile -t lacking < <(list_lacking)

if [[ ${1:-} == --check ]]; then
  ((${#lacking[@]} == 0)) && exit 0
  printf '%s\n' "${lacking[@]}"
  exit 1
fi
if [[ $# -gt 0 ]]; then
  echo 'usage: setup.sh [--check]' >&2
  exit 2
fi

((${#lacking[@]} == 0)) && exit 0

if ! is_supported; then
  echo "Rootbound lacks: ${lacking[*]}. Install them with the package manager of this system." >&2
  exit 1
fi
if ! elevation=$(find_elevation); then
  echo "Rootbound lacks: ${lacking[*]}. Install them with:" >&2
  echo "  sudo apt-get update && sudo apt-get install --yes --no-install-recommends ${lacking[*]}" >&2
  exit 1
fi

echo "installing ${lacking[*]}"
apt() {
  # Split on purpose: the elevation is a command with its options.
  # shellcheck disable=SC2086
  $elevation DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=120 "$@" >/dev/null
}
if ! { apt update && apt install --yes --no-install-recommends "${lacking[@]}"; }; then
  echo "apt-get could not install: ${lacking[*]}" >&2
  exit 1
fi

mapfile -t lacking < <(list_lacking)
if ((${#lacking[@]} > 0)); then
  echo "still lacking after the install: ${lacking[*]}" >&2
  exit 1
fi
