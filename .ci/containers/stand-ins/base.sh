#!/bin/sh
# A small system in folder $1, from this machine's own programs and their libraries: in seconds and without a registry.
# $2: folder of a Postgres whose system libraries are taken along.
set -e
root=$1 postgres=$2
mkdir -p "$root/usr/bin" "$root/usr/sbin" "$root/usr/lib" "$root/usr/lib64" "$root/etc/ssl/certs" "$root/proc" "$root/sys" \
  "$root/dev" "$root/run" "$root/var/lib" "$root/root"
mkdir -m 1777 "$root/tmp"
for name in bin sbin lib lib64; do ln -s "usr/$name" "$root/$name"; done
ln -s ../run "$root/var/run"
printf 'root:x:0:0::/root:/bin/sh\nredis:x:997:997::/data:/bin/sh\nhaproxy:x:998:998::/tmp:/bin/sh\npostgres:x:999:999::/var/lib/postgresql:/bin/sh\nnode:x:1000:1000::/app:/bin/sh\n' >"$root/etc/passwd"
printf 'root:x:0:\nredis:x:997:\nhaproxy:x:998:\npostgres:x:999:\nnode:x:1000:\n' >"$root/etc/group"
printf 'hosts: files dns\n' >"$root/etc/nsswitch.conf"
cp "$(command -v busybox)" "$root/usr/bin/busybox"
for applet in $(busybox --list); do [ "$applet" = busybox ] || ln -s busybox "$root/usr/bin/$applet"; done

libraries() { { ldd "$1" 2>/dev/null || true; } | grep -o '/[^ ]*' | grep -v -F "$postgres" || true; }
copy() {
  rm -f "$root/usr/bin/$2"
  cp -L "$1" "$root/usr/bin/$2"
  for library in $(libraries "$1"); do mkdir -p "$root${library%/*}" && cp -L -n "$library" "$root$library"; done
}
for name in redis-server redis-cli haproxy setpriv ldd; do copy "$(command -v "$name")" "$name"; done
for name in pg_isready psql; do
  program=$(find /usr/lib/postgresql -name "$name" -type f | sort | tail -n 1)
  copy "${program:-$(command -v "$name")}" "$name"
done
for program in "$postgres"/bin/*; do
  for library in $(libraries "$program"); do mkdir -p "$root${library%/*}" && cp -L -n "$library" "$root$library"; done
done
# Native modules of npm packages ask for these.
for library in $(libraries "$3"); do mkdir -p "$root${library%/*}" && cp -L -n "$library" "$root$library"; done
if [ -d /usr/lib/locale/C.utf8 ]; then mkdir -p "$root/usr/lib/locale" && cp -r /usr/lib/locale/C.utf8 "$root/usr/lib/locale/"; fi
# A machine behind a proxy that opens TLS trusts certificates of its own.
if [ -f /etc/ssl/certs/ca-certificates.crt ]; then cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"; fi
