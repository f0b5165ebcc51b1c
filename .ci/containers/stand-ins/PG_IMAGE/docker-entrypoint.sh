#!/bin/sh
# The contract of the official image, as far as it is used here: POSTGRES_USER, _PASSWORD, _DB, _INITDB_ARGS, PGDATA.
set -e
if [ "$(id -u)" = 0 ]; then
  chown postgres /var/lib/postgresql
  # By its path: the shell of busybox would take its own, which knows less.
  exec /usr/bin/setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ "$1" = postgres ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
  user=${POSTGRES_USER:-postgres}
  mkdir -p "$PGDATA"
  printf '%s' "${POSTGRES_PASSWORD:?}" >"$PGDATA.password"
  # shellcheck disable=SC2086
  initdb -D "$PGDATA" -U "$user" --pwfile="$PGDATA.password" --auth-local=trust --auth-host=scram-sha-256 ${POSTGRES_INITDB_ARGS:---encoding=UTF8 --locale=C.UTF-8} >/dev/null
  rm "$PGDATA.password"
  printf 'host all all all scram-sha-256\n' >>"$PGDATA/pg_hba.conf"
  if [ "${POSTGRES_DB:-$user}" != postgres ]; then
    printf 'CREATE DATABASE "%s"\n' "${POSTGRES_DB:-$user}" | postgres --single -D "$PGDATA" postgres >/dev/null
  fi
fi
exec "$@" -c "listen_addresses=*" -c "unix_socket_directories=/var/run/postgresql"
