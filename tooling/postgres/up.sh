#!/usr/bin/env bash
# Brings up a real PostgreSQL 17 with pgvector for tests and prints its address. Needs root on a Debian-like machine;
# on other machines set TEST_DATABASE_URL to a server of your own instead.
#   tooling/postgres/up.sh [PORT]     (default 54329; the folder is $NESTLING_POSTGRES, default /var/tmp/nestling-postgres)
set -euo pipefail
port=${1:-54329}
root=${NESTLING_POSTGRES:-/var/tmp/nestling-postgres}
bin=/usr/lib/postgresql/17/bin

if [ ! -x "$root$bin/postgres" ]; then
  command -v debootstrap >/dev/null || { apt-get update -qq && apt-get install -y -qq debootstrap; } >&2
  # The mirror this machine's own package lists use.
  mirror=$(grep -rhoE 'https?://[^ ]+/debian/?( |$)' /etc/apt/sources.list /etc/apt/sources.list.d 2>/dev/null | head -n 1 | tr -d ' ' || true)
  rm -rf "$root"
  # bookworm has no pgvector package; trixie does.
  debootstrap --variant=minbase --include=postgresql-17,postgresql-17-pgvector trixie "$root" ${mirror:+"$mirror"} >&2
fi

inside() { chroot "$root" su postgres -s /bin/bash -c "$1"; }
mkdir -p "$root/tmp" && chmod 1777 "$root/tmp"
[ -e "$root/dev/urandom" ] || mknod -m 666 "$root/dev/urandom" c 1 9
[ -e "$root/dev/null" ] || mknod -m 666 "$root/dev/null" c 1 3
if [ ! -f "$root/tmp/nestling/PG_VERSION" ]; then
  inside "$bin/initdb -A trust -D /tmp/nestling --no-sync -E UTF8 --locale=C.UTF-8" >&2
fi
if ! inside "$bin/pg_isready -q -h 127.0.0.1 -p $port"; then
  # Its output goes to a file: a server that inherits this terminal would hold it open.
  inside "$bin/pg_ctl -D /tmp/nestling -o '-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=/tmp -c fsync=off -c max_connections=100' -w start >/tmp/start.log 2>&1" >&2 </dev/null
fi
echo "postgres://postgres@127.0.0.1:$port/postgres"
