#!/usr/bin/env bash
# Puts a release in the place of the one that the servers of this machine run, one server after the other:
#   ops/roll.sh /opt/uthan/releases/1.4.0
# Each server has a link of its own to its release (SERVERS/PORT). A server is stopped by its service, which lets it drain; its successor has
# to say that it is ready and to answer some pages before the next one is stopped. Where it does not, the release before comes back, on this
# server and on those that were replaced already, and the script ends with status 1. Without a second server nothing can be kept open.
set -euo pipefail

release=${1:?the folder of a release, built there}
ports=${PORTS:-3001 3002}
servers=${SERVERS:-/opt/uthan/servers}
# Called with the port as its last word.
restart=${RESTART:-systemctl restart uthan@}
# As the public names the site: servers answer no other name.
public_url=${PUBLIC_URL:-$(sed -n 's/^PUBLIC_URL=//p' /etc/uthan/uthan.env 2>/dev/null | tr -d "\"'" || true)}
ready_seconds=${READY_SECONDS:-180}
# Longer than a proxy leaves out a server that refused (fail_timeout of ops/nginx.conf).
settle_seconds=${SETTLE_SECONDS:-5}

say() { printf 'roll: %s\n' "$*"; }
[ -f "$release/server/main.ts" ] || { say "$release has no server/main.ts"; exit 2; }
release=$(cd "$release" && pwd -P)
host=${public_url#*://}

get() { # PORT PATH
  curl --silent --fail --output /dev/null --max-time 15 --header "Host: ${host:-127.0.0.1:$1}" --header 'X-Forwarded-Proto: https' "http://127.0.0.1:$1$2"
}

is_ready() { # PORT: says that it is, and answers what people open first
  local until=$((SECONDS + ready_seconds)) path
  until get "$1" /readyz; do
    [ $SECONDS -lt $until ] || { say "$1 was not ready after $ready_seconds seconds"; return 1; }
    sleep 0.5
  done
  for path in / /property-search /api/areas; do
    get "$1" "$path" || { say "$1 is ready, but does not answer $path"; return 1; }
  done
}

run() { # PORT RELEASE: in one step, so that a server that starts by itself finds the one or the other
  ln -s "$2" "$servers/.$1.next.$$"
  mv -T "$servers/.$1.next.$$" "$servers/$1"
  $restart"$1"
}

declare -A before
for port in $ports; do
  before[$port]=$(readlink -f "$servers/$port") || { say "$servers/$port leads to no release"; exit 2; }
  get "$port" /readyz || { say "$port is not ready now: nothing was changed"; exit 2; }
done

back() { # PORTS, the one that failed last
  local failed=0 port
  for port in "$@"; do
    run "$port" "${before[$port]}" || true
    if is_ready "$port"; then say "$port is back at ${before[$port]}"; else failed=1; fi
    sleep "$settle_seconds"
  done
  [ $failed = 0 ] || say 'a server did not come back: look at its log'
  exit 1
}

replaced=()
for port in $ports; do
  say "$port: ${before[$port]} -> $release"
  if ! run "$port" "$release" || ! is_ready "$port"; then
    say "going back"
    back "$port" ${replaced[@]+"${replaced[@]}"}
  fi
  replaced+=("$port")
  sleep "$settle_seconds"
done
say "all servers run $release"
