import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { Actor } from '../support/http.ts';
import { freePort } from '../support/listen.ts';
import { commandsUnder } from '../support/operations/commands.ts';
import { until } from '../support/until.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const secret = () => randomBytes(24).toString('hex');
const commands = (page: string, heading: string) => commandsUnder(page, heading, 'containers');
/** Images of this run: others of this machine are left alone. */
const { AILAAN_IMAGE = 'ailaan:latest' } = process.env;
const ours = (block = 'echo no such block; exit 1') =>
  block.replaceAll('ailaan:latest', AILAAN_IMAGE).replaceAll('ailaan:before', `${AILAAN_IMAGE}-before`);
const PASSWORD = 'Opening-the-portal-7';
/** Containers are named after the folder; what a test leaves behind is found by this name. */
const NAME = `ailaan-test-pages-${process.pid}`;

let folder: string;
let source: string;
let origin: string;
let url: string;
let chief: Actor;

/** Runs a block in the folder of the source, as who follows the page does. @throws Error with what it printed */
async function follow(block: string | undefined): Promise<string> {
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, EDITOR: `${folder}/bin/editor` };
  const options = { cwd: source, env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout, stderr } = await run('sh', ['-ec', ours(block)], options);
  return stdout + stderr;
}

async function writeProgram(name: string, lines: string): Promise<void> {
  await writeFile(join(folder, 'bin', name), `#!/bin/sh -e\n${lines}\n`);
  await chmod(join(folder, 'bin', name), 0o755);
}

/** Writes settings into .env, in the place of those of the same name. */
async function set(settings: Record<string, string>): Promise<void> {
  const path = join(source, '.env');
  const others = (await readFile(path, 'utf8'))
    .split('\n')
    .filter((line) => !Object.hasOwn(settings, line.split('=')[0] ?? ''));
  const given = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  await writeFile(path, `${[...others, ...given].join('\n')}\n`);
}

const isReady = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200;

async function restart(): Promise<void> {
  await follow(commands('rotate-keys', 'Restart')[0]);
  await until(isReady, 180_000);
  expect(await chief.call(userEndpoints.current)).toMatchObject({ username: 'superadmin' });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ailaan-pages-'));
  source = join(folder, NAME);
  await mkdir(join(folder, 'bin'));
  origin = join(folder, 'origin.git');
  await run('git', ['clone', '--quiet', '--bare', ROOT, origin]);
  // this checkout may be on no branch
  await run('git', ['-C', origin, 'branch', '--force', 'release', 'HEAD']);
  await run('git', ['-C', origin, 'symbolic-ref', 'HEAD', 'refs/heads/release']);
  await run('git', ['clone', '--quiet', origin, source]);
  const { COMPOSE = 'docker compose' } = process.env;
  const { stdout: docker } = await run('sh', ['-c', 'command -v docker']);
  await writeProgram(
    'docker',
    `[ "$1" = compose ] && { shift; exec ${COMPOSE.replace(/^docker /, `${docker.trim()} `)} "$@"; }\nexec ${docker.trim()} "$@"`,
  );
  const port = await freePort();
  url = `http://localhost:${port}`;
  const settings = { SITE_PORT: port, PUBLIC_URL: url, ADMIN_PASSWORD: PASSWORD, PAYMENTS_EMAIL: 'pay@tenders.pk' };
  const lines = Object.entries(settings).map(
    ([name, value]) => `sed -i '/^${name}=/d' "$1"; echo '${name}=${value}' >> "$1"`,
  );
  await writeProgram(
    'editor',
    [...lines, `sed -i "s/^\\([A-Z_]*\\(PASSWORD\\|SECRET\\|KEY\\)\\)=$/\\1=${secret()}/" "$1"`].join('\n'),
  );
}, 60_000);
afterAll(async () => {
  await follow('docker compose down --volumes --remove-orphans --timeout 5').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
}, 60_000);

it('installed by the page: published on 127.0.0.1 alone, and without samples', async () => {
  await follow(commands('containers', 'Install')[0]);
  await until(isReady, 180_000);
  const ids = (await follow('docker compose ps -q')).split('\n').filter((line) => /^[0-9a-f]{12,}$/.test(line));
  const seen = JSON.parse(await follow(`docker inspect ${ids.join(' ')}`)) as {
    NetworkSettings: { Ports: Record<string, { HostIp: string }[] | null> };
  }[];
  const bound = seen.flatMap(({ NetworkSettings }) =>
    Object.values(NetworkSettings.Ports).flatMap((each) => each ?? []),
  );
  expect(bound.map(({ HostIp }) => HostIp)).toEqual(['127.0.0.1']);
  chief = new Actor(url);
  await chief.call(userEndpoints.login, { body: { username: 'superadmin', password: PASSWORD } });
  expect(await chief.call(tenderEndpoints.list, { query: { limit: 5 } })).toEqual([]);
}, 300_000);

it('doctor looks at each service', async () => {
  for (const line of (commands('README', 'What is wrong?')[0] ?? '').trim().split('\n')) {
    const said = await follow(`${line} || true`);
    expect(said).toMatch(/^ok +role: ailaan_(api|worker) /m);
    expect(said.match(/^wrong.*/gm)).toEqual([expect.stringMatching(/backups: None was ever made/)]);
  }
}, 120_000);

it('secrets are changed by the page, and who was signed in still is', async () => {
  const before = /^SESSION_SECRET=(.*)$/m.exec(await readFile(join(source, '.env'), 'utf8'))?.[1] ?? '';
  const next = secret();
  await set({ SESSION_SECRET_PREVIOUS: next });
  await restart();
  await set({ SESSION_SECRET: next, SESSION_SECRET_PREVIOUS: before });
  await restart();
  const [owner = '', migrate, sign = ''] = commands('rotate-keys', 'Change keys');
  const [ofOwner, ofServices, ofRedis] = [secret(), secret(), secret()];
  await follow(owner.replace('…', ofOwner));
  await set({ POSTGRES_PASSWORD: ofOwner, API_DATABASE_PASSWORD: ofServices, WORKER_DATABASE_PASSWORD: ofServices });
  await follow(migrate);
  const key = /^AUDIT_KEY=(.*)$/m.exec(await readFile(join(source, '.env'), 'utf8'))?.[1] ?? '';
  await set({ AUDIT_KEY: secret(), AUDIT_KEY_PREVIOUS: key });
  expect(await follow(sign.replace('…', ofOwner))).toMatch(/Signed \d+ seals/);
  await set({ REDIS_PASSWORD: ofRedis });
  await restart();
  expect((await running()).trim().split('\n')).toHaveLength(5);
}, 400_000);

/** A newer version of the source, whose image differs in its last layer alone and so costs no build. */
async function publishRelease(): Promise<void> {
  const work = join(folder, 'work');
  const commit = "git -c user.name=Ailaan -c user.email=ci@tenders.pk commit --quiet --all --message 'A release'";
  await run('git', ['clone', '--quiet', origin, work]);
  await run('sh', ['-ec', `echo 'LABEL release=next' >> Dockerfile; ${commit}; git push --quiet`], { cwd: work });
}

/** Images that APIs and workers run, one a line. */
const running = () => follow(`docker inspect --format '{{.Image}}' $(docker compose ps -q api worker)`);
const imageOf = (name: string) => follow(`docker inspect --format '{{.Id}}' ${name}`);

/** Takes two minutes that the runs of every change do not have, and a Compose that knows --wait: FAULTS=long. */
const long = process.env.FAULTS === 'long' ? it : () => undefined;

long(
  'upgraded by the page while people read, and rolled back',
  async () => {
    const before = await imageOf('ailaan:latest');
    await publishRelease();
    const [fetchAndBuild, dump, migrate, roll] = commands('upgrade', 'Upgrade');
    await follow(fetchAndBuild);
    // the stand-in for Postgres has no pg_dump; restored by the document is a stage of its own
    if ((await follow('docker compose exec -T postgres pg_dump --version || echo none')).includes('PostgreSQL'))
      await follow(dump);
    await follow(migrate);
    const failures: string[] = [];
    let answered = 0;
    let isOver = false;
    const readers = ['/', '/tenders', '/api/tenders'].map(async (path) => {
      while (!isOver) {
        const status = await fetch(`${url}${path}`).then((answer) => answer.text().then(() => answer.status), String);
        if (status === 200) answered += 1;
        else failures.push(`${path}: ${status}`);
        await sleep(250); // within the limits of one visitor
      }
    });
    await follow(roll).finally(() => {
      isOver = true;
    });
    await Promise.all(readers);
    console.log(`Compose: upgraded under ${answered} reads`);
    expect(failures).toEqual([]);
    const next = await imageOf('ailaan:latest');
    expect(next).not.toBe(before);
    expect(await running()).toBe(next.repeat(5));
    for (const block of commands('upgrade', 'Roll back')) await follow(block);
    expect(await running()).toBe(before.repeat(5));
    await until(isReady, 60_000);
    expect(await chief.call(userEndpoints.current)).toMatchObject({ username: 'superadmin' });
  },
  400_000,
);

it('the log is intact and the tables are what it says, by the commands of the page', async () => {
  const said = await follow(commands('restore', 'After every restore')[0]);
  expect(said).toMatch(/Intact up to position|Nothing has been sealed yet/);
  expect(said).toContain('exactly what the log gives');
}, 120_000);
