/**
 * `npm run bench:sign-in`: how long a wrong password takes for an account that there is, for an administrator's, and for a
 * name that nobody has, over HTTP, in turns. Writes results.json; the bar says that time tells them not apart.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { openDatabase } from '#db/connection.ts';
import { createApp } from '../../services/api/app.ts';
import { createDependencies } from '../../services/api/dependencies.ts';
import { firstAdministrator } from '../../services/api/first-run.ts';
import { readConfig } from '../../services/platform/config.ts';
import { createLogger } from '../../services/platform/logger.ts';
import { webIsBuilt } from '../../tests/support/api/start-api.ts';
import { type Bar, quantile, rounded, writeResults } from '../lib/bars.ts';
import { openEmptyPortal } from '../lib/empty-portal.ts';

const { values } = parseArgs({
  options: { samples: { type: 'string', default: '200' }, dry: { type: 'boolean', default: false } },
});
const samples = Number(values.samples);
const WARM_UP = 10;
const PASSWORD = 'Darya-Kinara-5538';
const NAMES = { known: 'known.user', unknown: 'nobody.here', administrator: 'chief.of.all' } as const;
type Kind = keyof typeof NAMES;

await webIsBuilt();
const portal = await openEmptyPortal();
const { api } = portal.logins;
const settings = {
  DATABASE_URL: api,
  SESSION_SECRET: 'benchmark '.repeat(4),
  RATE_LIMIT_SCALE: '1000000',
  SAMPLE_DATA: '0',
  ADMIN_USERNAME: NAMES.administrator,
  ADMIN_PASSWORD: PASSWORD,
};
const config = readConfig(settings);
const db = openDatabase(api, { max: 10 });
await firstAdministrator(db, config);
// each guess is another minute: of one network the log keeps sixty a minute, and all of them are to cost what the first costs
let minute = 0;
const clock = () => new Date(Date.now() + minute * 60_000);
const means = await createDependencies({ db, config, clock, logger: createLogger('api', 'error') });
const server = createServer(await createApp(means));
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const post = (path: string, body: object) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(config.publicUrl).origin },
    body: JSON.stringify(body),
  });

async function guess(kind: Kind): Promise<number> {
  minute += 1;
  const start = performance.now();
  const answer = await post('/api/login', { username: NAMES[kind], password: 'not the password' });
  await answer.text();
  const took = performance.now() - start;
  if (answer.status !== 401) throw new Error(`A wrong password was answered ${answer.status}`);
  return took;
}

const account = { username: NAMES.known, email: 'known.user@example.pk', password: PASSWORD, fullName: 'Known User' };
const registered = await post('/api/register', account);
if (registered.status !== 201) throw new Error(`Nobody could register: ${registered.status}`);
const times: Record<Kind, number[]> = { known: [], unknown: [], administrator: [] };
const kinds = Object.keys(NAMES) as Kind[];
for (let round = -WARM_UP; round < samples; round++) {
  for (const kind of kinds.toSorted(() => Math.random() - 0.5)) {
    const took = await guess(kind);
    if (round >= 0) times[kind].push(took);
  }
}
/** Median of the rounds' quotients, so that whatever slows the machine down slows both. */
const ratio = (of: Kind, to: Kind) =>
  rounded(
    quantile(
      times[of].map((took, at) => took / (times[to][at] ?? Number.NaN)),
      0.5,
    ),
  );
const medians = Object.fromEntries(kinds.map((kind) => [kind, rounded(quantile(times[kind], 0.5))]));
const bothWays = (name: string, measured: number): Bar[] => [
  { name: `${name}, at most`, measured, atMost: 1.1 },
  { name: `${name}, at least`, measured, atLeast: 0.9 },
];
const bars = [
  ...bothWays('unknown ÷ known', ratio('unknown', 'known')),
  ...bothWays('unknown ÷ administrator', ratio('unknown', 'administrator')),
];
console.log(`medians of ${samples}, ms: ${JSON.stringify(medians)}`);
await writeResults(import.meta.url, { bars, samples, medians }, values);
server.closeAllConnections();
server.close();
await db.close();
await portal.stop();
