import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { npmFolder } from '../containers/stand-ins.mjs';
import { missing } from '../debian.mjs';
import { deadline, readOutput, sh } from '../shell.mjs';

const RELEASE = 'trixie';
/** Packages that every installed Debian has beyond the smallest. */
const BARE = 'ca-certificates,dbus,iproute2,systemd,systemd-sysv';
/** Time that it takes on a machine of two cores, and some more. */
const NEEDED_MS = 7 * 60_000;
/** Where the system finds the source. */
const SOURCE = '/srv/ailaan.git';

/**
 * Makes a bare Debian with its own systemd and follows docs/operations/debian.md and upgrade.md in it, command by command.
 * `vitestRun(command, env)` answers { passed, failed }. Says why when it cannot run.
 */
export async function runDebian(vitestRun) {
  if (deadline.remainingMs() < NEEDED_MS) return { couldNotRun: 'too little time is left' };
  if (process.getuid?.() !== 0) return { couldNotRun: 'only root can boot a Debian' };
  const obstacle = await missing('command -v debootstrap && command -v nsenter', 'debootstrap util-linux');
  if (obstacle) return { couldNotRun: obstacle };
  const root = mkdtempSync(join(tmpdir(), 'ailaan-debian-'));
  let system;
  try {
    await sh(`mount -t tmpfs -o mode=755,size=6g ailaan-debian ${root}`);
    const bare = `debootstrap --variant=minbase --include=${BARE} ${RELEASE} ${root} >${root}.log 2>&1`;
    if ((await sh(bare, {}, 300_000)).code !== 0) return { couldNotRun: `no Debian could be had: see ${root}.log` };
    await prepare(root);
    system = spawn('sh', [`${import.meta.dirname}/boot.sh`, root], { stdio: 'ignore', detached: true });
    const init = await processOne(system.pid);
    if (!init) return { couldNotRun: 'this machine lets no systemd boot in namespaces' };
    const env = { DEBIAN_INIT: String(init), DEBIAN_SOURCE: `file://${SOURCE}`, NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    return await vitestRun('npm test -- --project debian', env);
  } finally {
    system?.kill('SIGKILL'); // and with it, by --kill-child, all of the system
    await delay(500);
    await sh(`umount -l ${root}`);
    rmSync(root, { recursive: true, force: true });
  }
}

/** Puts there the source and the Node of the page, which a machine that reaches only package registries cannot fetch. */
async function prepare(root) {
  await sh(`git clone --quiet --bare . ${root}${SOURCE}`);
  const local = join(root, 'usr/local');
  cpSync('node_modules/node/bin/node', join(local, 'bin/node'));
  cpSync(npmFolder(), join(local, 'lib/npm'), { recursive: true, dereference: true });
  symlinkSync('../lib/npm/bin/npm-cli.js', join(local, 'bin/npm'));
  cpSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'), { dereference: true });
  // A machine behind a proxy that opens TLS trusts certificates of its own.
  const trusted = '/etc/ssl/certs/ca-certificates.crt';
  if (existsSync(trusted)) cpSync(trusted, join(root, trusted), { dereference: true });
  mkdirSync(join(local, 'etc'), { recursive: true });
  writeFileSync(join(local, 'etc/npmrc'), `cafile=${trusted}\n`);
}

/** The id, seen from here, of the first process of the system once it has started; undefined after half a minute. */
async function processOne(launcher) {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    await delay(500);
    const init = (await readOutput(`pgrep -P ${launcher} || true`)).trim();
    if (!init) continue;
    const asked = `nsenter --target ${init} --all --root --wd systemctl is-system-running 2>/dev/null || true`;
    if (/running|degraded/.test(await readOutput(asked))) return Number(init);
  }
  return undefined;
}
