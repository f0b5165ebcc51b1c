import { request } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { userEndpoints } from '#contracts/api/users.ts';
import { FortyConnections } from '../support/debian/forty-connections.ts';
import { SystemShell } from '../support/debian/system-shell.ts';
import { Actor } from '../support/http.ts';
import { commandsUnder } from '../support/operations/commands.ts';
import { until } from '../support/until.ts';

const SITE = 'https://localhost';
const PAGE = 'debian';
/** A block marked `sh internet` needs more than packages of Debian and npm, and is none of them. */
const LAST_STEP = commandsUnder(PAGE, 'First page').join('');
const PROXIES = { Caddy: 'caddy', HAProxy: 'haproxy', nginx: 'nginx' } as const;

const UNITS = ['ailaan-api@3001', 'ailaan-api@3002', 'ailaan-worker'];

const { DEBIAN_INIT = '', DEBIAN_SOURCE = '' } = process.env;
const shell = new SystemShell(DEBIAN_INIT);
afterAll(() => shell.end());

const started = performance.now();
let password = '';

/** Values that the page asks the reader for, and those that this machine has otherwise. */
const ours = (block: string) =>
  block
    .replace('SITE=tenders.example.pk', 'SITE=localhost')
    .replace('https://git.example.pk/ailaan.git', DEBIAN_SOURCE)
    .replace('NODE_ENV=production', 'NODE_ENV=production\nALLOW_UNPATCHED_NODE=1\nRATE_LIMIT_SCALE=1000');

/** Commands one block after the other, each with the time that it took. */
async function follow(blocks: readonly string[]): Promise<string> {
  let printed = '';
  for (const block of blocks) {
    const from = performance.now();
    printed = await shell.run(ours(block));
    console.log(`${((performance.now() - from) / 1000).toFixed(1)} s: ${block.trim().split('\n')[0]}`);
  }
  return printed;
}

/** The Super Admin, by the password that was printed. */
async function signIn(): Promise<Actor> {
  const actor = new Actor(SITE);
  await actor.call(userEndpoints.login, { body: { username: 'superadmin', password } });
  return actor;
}

const answers = (status: number) => async () => (await fetch(SITE).catch(() => undefined))?.status === status;

it('from a bare Debian to the first page over TLS by the page alone, within 15 minutes', async () => {
  for (const block of commandsUnder(PAGE, 'Install')) {
    const [, told] = /as superadmin with password (.*)/.exec(await follow([block])) ?? [];
    password = told ?? password;
  }
  await follow(commandsUnder(PAGE, 'Caddy'));
  await until(answers(200), 30_000);
  expect(await follow([LAST_STEP])).toBe(`200 ${SITE}/\n`);
  const minutes = (performance.now() - started) / 60_000;
  console.log(`Debian: ${minutes.toFixed(1)} minutes to the first page (the download of Node left out)`);
  expect(minutes).toBeLessThan(15);
}, 900_000);

it('runs nothing as root, and its settings are for root alone [ASVS 13.2.2]', async () => {
  const owner = (unit: string) => shell.run(`stat -c %U /proc/$(systemctl show -P MainPID ${unit})`);
  for (const unit of UNITS) expect(await owner(unit)).toBe('ailaan\n');
  expect(await shell.run('stat -c "%a %U" /etc/ailaan /etc/ailaan/*.env')).toBe(
    ['700 root', ...Array(4).fill('600 root'), ''].join('\n'),
  );
});

it('the units are valid, and systemd calls them safe', async () => {
  expect(await shell.run(`systemd-analyze verify ${UNITS.map((unit) => `${unit}.service`).join(' ')}`)).toBe('');
  for (const unit of UNITS) {
    const told = await shell.run(`systemd-analyze security --no-pager ${unit} | tail -n 1`);
    expect(Number(/level for \S+: ([\d.]+)/.exec(told)?.[1])).toBeLessThan(2);
  }
});

it('a process that was killed is back by itself', async () => {
  await shell.run('systemctl kill --signal=KILL ailaan-api@3001 ailaan-api@3002 ailaan-worker');
  const ready = 'for port in 13001 13002 13000; do curl -sf localhost:$port/readyz >/dev/null || echo no; done';
  await until(async () => (await shell.run(ready)) === '', 60_000);
});

it('checks run with the settings of the host', async () => {
  expect(await shell.run('ailaan audit:verify')).toMatch(/^(Intact up to position \d+|Nothing has been sealed yet)/);
  expect(await shell.run('ailaan rebuild --check 2>&1')).toContain('exactly what the log gives');
});

it('doctor finds nothing wrong but an example for an address and that there is no backup yet, for each service, too', async () => {
  for (const who of ['', '--as api', '--as worker']) {
    const said = await shell.run(`ailaan doctor ${who} || true`);
    console.log(said);
    expect(said).toMatch(/^ok +role: ailaan_(api|worker) /m);
    const expected = /backups: None was ever made|PAYMENTS_EMAIL is an example/;
    expect((said.match(/^wrong.*/gm) ?? []).filter((line) => !expected.test(line))).toEqual([]);
    if (who === '') expect(said).toMatch(/^wrong +backups: None was ever made/m);
  }
});

it('passwords of the database and AUDIT_KEY are changed by the page, and everybody who was signed in still is', async () => {
  const chief = await signIn();
  const [owner = '', migrate = '', sign = ''] = commandsUnder('rotate-keys', 'Change keys');
  const changed = 'ed5aab2ec52e4fd39d55';
  await shell.run(owner.replace('…', changed));
  await shell.run(`sed -i 's#//ailaan:[^@]*@#//ailaan:${changed}@#' /etc/ailaan/owner.env`);
  await shell.run(`sed -i 's#\\(//ailaan_[a-z]*:\\)[^@]*@#\\1${changed}@#' /etc/ailaan/*.env`);
  await shell.run(`sed -n 's/^AUDIT_KEY=/AUDIT_KEY_PREVIOUS=/p' /etc/ailaan/worker.env >> /etc/ailaan/owner.env`);
  await shell.run(`sed -i "s/^AUDIT_KEY=.*/AUDIT_KEY=$(openssl rand -hex 32)/" /etc/ailaan/worker.env`);
  expect(await follow([migrate, sign])).toMatch(/Signed \d+ seals/);
  await follow(commandsUnder('rotate-keys', 'Restart'));
  await until(answers(200), 30_000);
  expect(await chief.call(userEndpoints.current)).toMatchObject({ username: 'superadmin' });
});

describe.each(Object.entries(PROXIES))('behind %s', (name, unit) => {
  it('the page is there over TLS, and http leads to it', async () => {
    if (unit !== 'caddy') {
      await shell.run('systemctl disable --now caddy; systemctl disable --now haproxy || true');
      await follow([...commandsUnder(PAGE, 'Certificate'), ...commandsUnder(PAGE, name)]);
    }
    await until(answers(200), 30_000);
    expect(await (await fetch(`${SITE}/tenders`)).text()).toContain('<html');
    const { status, location } = await plain('/tenders?search=road');
    expect([status === 301 || status === 308, location]).toEqual([true, `${SITE}/tenders?search=road`]);
  });

  it('an upgrade fails not one request of forty connections, and everything written is there', async () => {
    const [fetchAndBuild = '', ...rest] = commandsUnder('upgrade', 'Upgrade');
    await follow([unit === 'caddy' ? fetchAndBuild : anotherRelease(unit)]);
    const load = await new FortyConnections(await signIn()).during(() => follow(rest));
    console.log(`${name}: upgraded under ${load.read} reads and ${load.written.length} writes`);
    expect(load.failures).toEqual([]);
    expect(load.read).toBeGreaterThan(500);
    expect(load.written.length).toBeGreaterThan(100);
    const there = await shell.run(
      `runuser -u postgres -- psql -At ailaan -c "SELECT name FROM category WHERE name LIKE 'Rolled %'"`,
    );
    const names = new Set(there.split('\n'));
    expect(load.written.filter((written) => !names.has(written))).toEqual([]);
  });

  it('without any API people are told when to come again, in words', async () => {
    await shell.run('systemctl stop ailaan-api@3001 ailaan-api@3002');
    await until(answers(503), 30_000);
    const { status, headers, body } = await new Actor(SITE).get('/tenders');
    expect([status, headers.get('retry-after')]).toEqual([503, '10']);
    expect(body).toContain('Back in a moment');
    await shell.run('systemctl start ailaan-api@3001 ailaan-api@3002');
    await until(answers(200), 30_000);
  });
});

it('rolls back to the version before without a failed request', async () => {
  const before = await shell.run('readlink /opt/ailaan/before');
  const load = await new FortyConnections(await signIn()).during(() => follow(commandsUnder('upgrade', 'Roll back')));
  expect(load.failures).toEqual([]);
  expect(await shell.run('readlink /proc/$(systemctl show -P MainPID ailaan-api@3002)/cwd')).toBe(before);
});

/** Built once for all three: a copy in a folder of its own is as good as another build of the same source. */
const anotherRelease = (unit: string) =>
  `export RELEASE=/opt/ailaan/for-${unit}; cp -a "$(readlink -f /opt/ailaan/current)" $RELEASE; cd $RELEASE`;

/** A request without TLS. */
function plain(path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: 'localhost', port: 80, path }, ({ statusCode, headers }) =>
      resolve({ status: statusCode, location: headers.location }),
    );
    sent.on('error', reject).end();
  });
}
