import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { webIsBuilt } from '../../support/api/start-api.ts';
import type { Held } from '../../support/faults/machine/hold-connections.child.ts';
import { residentMb } from '../../support/faults/machine/memory.ts';
import { Service } from '../../support/faults/service.ts';
import { forAllTests } from '../../support/for-tests.ts';
import { freePort } from '../../support/listen.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import { until } from '../../support/until.ts';

const MAIN = fileURLToPath(new URL('../../../services/api/main.ts', import.meta.url));
const HOLD = fileURLToPath(new URL('../../support/faults/machine/hold-connections.child.ts', import.meta.url));
/** As many as the API takes, by its own limit. */
const LIMIT = 10_000;
const CROWDS = 3;
const EACH = 4000;

let api: Service;
let port: string;
const crowds: ChildProcess[] = [];

beforeAll(webIsBuilt);
const database = forAllTests(createTestDatabase);
beforeAll(async () => {
  port = await freePort();
  api = new Service({
    main: MAIN,
    env: {
      ...{ DATABASE_URL: database.url, SESSION_SECRET: 'only for tests and long enough for the rule' },
      ...{ HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '100000' },
    },
    works: async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok,
  });
  await api.start();
});
afterAll(async () => {
  for (const crowd of crowds) crowd.kill('SIGKILL');
  await api?.kill();
});

it(`${LIMIT} connections at once are answered, more are refused at once, and nothing of it stays`, {
  timeout: 180_000,
}, async () => {
  const answers = Array.from({ length: CROWDS }, async () => {
    const crowd = fork(HOLD, [port, String(EACH)], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    crowds.push(crowd);
    const [held] = (await once(crowd, 'message')) as [Held];
    return held;
  });
  const held = await Promise.all(answers);
  const sum = (of: (one: Held) => number) => held.reduce((total, one) => total + of(one), 0);
  const [answered, refused] = [sum((one) => one.answered), sum((one) => one.refused)];
  const mb = await residentMb(api.pid);
  console.info(`${answered} connections answered and open, ${refused} refused; ${Math.round(mb)} MB.`);
  // our own questions whether it works hold one or two
  expect(answered).toBeGreaterThan(LIMIT - 10);
  expect(answered).toBeLessThanOrEqual(LIMIT);
  expect(answered + refused).toBe(CROWDS * EACH);
  expect(mb).toBeLessThan(512);
  for (const crowd of crowds) crowd.kill('SIGKILL');
  await until(async () => (await fetch(`http://127.0.0.1:${port}/api/tenders`)).status === 200, 20_000);
  expect(api.isRunning).toBe(true);
});
