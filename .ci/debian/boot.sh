#!/bin/sh
# Boots the system in folder $1 with its own systemd as process 1, in namespaces of its own except the network's.
set -e
root=$1
# A control group to delegate, of version 2 wherever the machine has it.
groups=$(awk '$3 == "cgroup2" { print $2; exit }' /proc/mounts)
mkdir -p "$groups/ailaan-debian"
echo $$ >"$groups/ailaan-debian/cgroup.procs"
exec unshare --pid --mount --uts --ipc --cgroup --fork --kill-child sh -e -c '
root=$1
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t sysfs -o ro sys "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
for name in run tmp dev; do mount -t tmpfs -o mode=755 "$name" "$root/$name"; done
chmod 1777 "$root/tmp"
for name in null zero full random urandom tty; do
  : >"$root/dev/$name"
  mount --bind "/dev/$name" "$root/dev/$name"
done
mkdir "$root/dev/pts" "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts "$root/dev/pts"
mount -t tmpfs shm "$root/dev/shm"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
cd "$root"
pivot_root . mnt
umount -l /mnt
exec env -i container=other PATH=/usr/sbin:/usr/bin:/sbin:/bin /sbin/init --log-target=null
' boot "$root"
