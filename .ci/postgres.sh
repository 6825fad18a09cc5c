#!/usr/bin/env bash
# Starts a throwaway PostgreSQL and prints its address:
#
#   export TEST_DATABASE_URL="$(.ci/postgres.sh)"
#
# It belongs to the caller (or to the process whose id is given as the argument): when that ends, the server is
# stopped and its data deleted. Asking again on behalf of the same process gives the same server. With "durable" as the
# second argument it flushes what it acknowledges, which tests do not wait for and measurements must.
# Works as root (the server then runs as an unprivileged user, as it insists on) and as anybody else.
set -euo pipefail

owner="${1:-$PPID}"
durability="${2:-quick}"
home="${TMPDIR:-/tmp}/niho-postgres-$(id -u)-$owner-$durability"

main() {
  if [ -s "$home/url" ] && in_bin pg_ctl -D "$home/data" status >/dev/null 2>&1; then
    cat "$home/url"
    return
  fi
  find_bin >/dev/null || install_postgres
  rm -rf "$home"
  mkdir -m 700 "$home"
  if [ "$(id -u)" = 0 ]; then chown "$(server_user)" "$home"; fi
  make_cluster >"$home/log" 2>&1 || fail "initdb failed: $(tail -n 3 "$home/log")"
  start
  watch_owner </dev/null >/dev/null 2>&1 &
  cat "$home/url"
}

# Sorting by language rules is what a server has by default; the tests are to show that we do not depend on it.
make_cluster() {
  local common=(--pgdata="$home/data" --username=niho --auth=trust --encoding=UTF8 --no-sync)
  in_bin initdb "${common[@]}" --locale=C.UTF-8 --locale-provider=icu --icu-locale=en-NZ ||
    in_bin initdb "${common[@]}" --locale=C.UTF-8 ||
    in_bin initdb "${common[@]}" --no-locale
}

start() {
  local port options
  for _ in 1 2 3 4 5 6 7 8; do
    port=$((20000 + RANDOM % 12000))
    options="-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100"
    if [ "$durability" != durable ]; then options="$options -c fsync=off -c full_page_writes=off -c autovacuum=off"; fi
    if in_bin pg_ctl -D "$home/data" -l "$home/data/server.log" -o "$options" -w -t 30 start >>"$home/log" 2>&1; then
      echo "postgres://niho@127.0.0.1:$port/postgres" >"$home/url"
      return
    fi
  done
  fail "the server does not start: $(tail -n 3 "$home/data/server.log")"
}

watch_owner() {
  trap '' INT HUP TERM
  while kill -0 "$owner" 2>/dev/null && [ -d "$home/data" ]; do sleep 1; done
  in_bin pg_ctl -D "$home/data" -m immediate -w stop
  rm -rf "$home"
}

# Runs one of PostgreSQL's programs as the user that the server runs as.
in_bin() {
  local bin
  bin="$(find_bin)" || return 1
  local program="$bin/$1"
  shift
  if [ "$(id -u)" = 0 ]; then
    (cd / && runuser -u "$(server_user)" -- "$program" "$@")
  else
    "$program" "$@"
  fi
}

server_user() {
  if id postgres >/dev/null 2>&1; then echo postgres; else echo nobody; fi
}

# The newest of those that are installed.
find_bin() {
  local found
  found="$( (command -v pg_ctl || true; ls -d /usr/lib/postgresql/*/bin/pg_ctl /usr/pgsql-*/bin/pg_ctl \
    /opt/homebrew/opt/postgresql*/bin/pg_ctl 2>/dev/null || true) | sort -V | tail -n 1)"
  [ -n "$found" ] && dirname "$found"
}

install_postgres() {
  local sudo=()
  command -v apt-get >/dev/null || fail "PostgreSQL is not installed, and there is no apt-get to install it with."
  if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || fail "PostgreSQL is not installed, and only root can install it: apt-get install postgresql"
    sudo=(sudo -n)
  fi
  {
    "${sudo[@]}" apt-get update
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql
  } >&2
  find_bin >/dev/null || fail "PostgreSQL was installed but is not where it was looked for."
}

fail() {
  echo "postgres.sh: $1" >&2
  exit 1
}

main
