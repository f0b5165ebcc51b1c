import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { missing } from '../debian.mjs';
import { ok, sh } from '../shell.mjs';

const NEEDED = ['dockerd', 'docker-compose', 'iptables', 'ip', 'nsenter'];
/** The engine, and the programs that its images are made of where no registry can be reached. */
const PACKAGES = 'docker.io docker-compose iptables iproute2 redis-server haproxy postgresql-client busybox-static';

const PRESENT = [...NEEDED, 'redis-server', 'haproxy', 'psql', 'busybox']
  .map((name) => `command -v ${name}`)
  .join(' && ');

/**
 * A container engine for one stage: the machine's, or one of our own, started and ended here. Answers
 * { env, inside, own, connect, close } or { couldNotRun }. `inside` goes before commands that talk to containers.
 */
export async function openEngine() {
  if ((await ok('timeout 10 docker info')) && (await compose()) !== undefined) {
    // A test that was cut off leaves its containers behind.
    const close = () => sh('docker ps -aq --filter name=ailaan-test- | xargs -r docker rm -f -v >/dev/null');
    return { env: {}, inside: '', own: false, connect: async () => undefined, close };
  }
  if (process.getuid?.() !== 0) return { couldNotRun: 'no container engine runs, and only root can start one' };
  const obstacle = await missing(PRESENT, PACKAGES, 120_000);
  if (obstacle) return { couldNotRun: `no container engine runs; ${obstacle}` };
  return ownEngine();
}

/** The command of Compose that this machine has: the plugin, the program, or neither. */
export async function compose() {
  if (await ok('docker compose version')) return 'docker compose';
  return (await ok('docker-compose version')) ? 'docker-compose' : undefined;
}

/**
 * First in the machine's network without bridges, where images can be built with `--network=host`; after `connect()` in
 * a network of its own without a way out, where containers have bridges and the machine's firewall stays as it is.
 */
async function ownEngine() {
  const folder = mkdtempSync(join(tmpdir(), 'ailaan-engine-'));
  const namespace = `ailaan-${process.pid}`;
  for (const name of ['data', 'exec']) mkdirSync(join(folder, name));
  const socket = `unix://${folder}/docker.sock`;
  const env = { DOCKER_HOST: socket, DOCKER_BUILDKIT: '0', TESTCONTAINERS_RYUK_DISABLED: 'true' };
  let daemon;
  const start = async (prefix, options) => {
    const log = openSync(join(folder, 'dockerd.log'), 'a');
    const places = ['--data-root', `${folder}/data`, '--exec-root', `${folder}/exec`, '--pidfile', `${folder}/pid`];
    const [command, ...rest] = [...prefix, 'dockerd', ...places, '-H', socket, ...options];
    daemon = spawn(command, rest, { stdio: ['ignore', log, log] });
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (await ok('docker info', env)) return true;
      await delay(200);
    }
    return false;
  };
  const stop = async () => {
    if (daemon === undefined || daemon.exitCode !== null) return;
    const ended = new Promise((resolve) => daemon.once('exit', resolve));
    daemon.kill('SIGTERM');
    await Promise.race([ended, delay(20_000)]);
    daemon.kill('SIGKILL');
  };
  const close = async () => {
    await stop();
    await sh(`umount ${folder}/exec/netns/default 2>/dev/null; ip netns del ${namespace} 2>/dev/null; true`);
    rmSync(folder, { recursive: true, force: true });
  };
  const inside = `nsenter --net=/run/netns/${namespace}`;
  const connect = async () => {
    await stop();
    await sh(`ip netns add ${namespace} && ${inside} ip link set lo up`);
    return (await start(inside.split(' '), [])) ? undefined : 'the engine did not start in a network of its own';
  };
  if (await start([], ['--bridge=none', '--iptables=false'])) return { env, inside, own: true, connect, close };
  await close();
  return { couldNotRun: 'the container engine did not start (this machine may not allow it)' };
}
