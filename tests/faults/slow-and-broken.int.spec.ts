import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { webIsBuilt } from '../support/api/start-api.ts';
import { RawConnection } from '../support/faults/machine/raw-connection.ts';
import { Service } from '../support/faults/service.ts';
import { forAllTests } from '../support/for-tests.ts';
import { freePort } from '../support/listen.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { until } from '../support/until.ts';

const LONG = process.env.FAULTS === 'long';
const SLOW = LONG ? 1000 : 100;
const main = fileURLToPath(new URL('../../services/api/main.ts', import.meta.url));

let api: Service;
let origin: string;
const open: RawConnection[] = [];

beforeAll(webIsBuilt);
const database = forAllTests(createTestDatabase);
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  api = new Service({
    main,
    env: {
      ...{ DATABASE_URL: database.url, SESSION_SECRET: 'only for tests and long enough for the rule' },
      ...{ HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '100000' },
    },
    works: async () => (await fetch(`${origin}/healthz`)).ok,
  });
  await api.start();
});
afterEach(() => {
  for (const connection of open.splice(0)) connection.destroy();
});
afterAll(() => api?.kill());

const connection = () => {
  const made = new RawConnection(origin);
  open.push(made);
  return made;
};
const post = (headers: readonly string[], body: string) =>
  ['POST /api/login HTTP/1.1', 'Host: localhost', 'Sec-Fetch-Site: same-origin', ...headers, '', body].join('\r\n');
const json = 'Content-Type: application/json';
const LOGIN = '{"username":"nobody","password":"Kitab-Ghar-7291"}';

describe('a body that is not what its headers say [ASVS 4.2.1]', () => {
  it.each([
    ['longer than stated: the rest is no request', [json, 'Content-Length: 5'], LOGIN, [400]],
    ['of a length that is no number', [json, 'Content-Length: 1e2'], LOGIN, [400]],
    ['of two lengths', [json, 'Content-Length: 50', 'Content-Length: 51'], LOGIN, [400]],
    ['of a negative length', [json, 'Content-Length: -1'], LOGIN, [400]],
    [
      'with a length and in chunks (smuggling)',
      [json, 'Content-Length: 50', 'Transfer-Encoding: chunked'],
      `0\r\n\r\n${LOGIN}`,
      [400],
    ],
    ['in chunks that are none', [json, 'Transfer-Encoding: chunked'], 'zz\r\nnothing\r\n0\r\n\r\n', [400]],
    ['in an unknown coding', [json, 'Transfer-Encoding: cow'], LOGIN, [400, 501]],
    ['of a NUL in a header', [json, 'X-Odd: a\0b', 'Content-Length: 0'], '', [400]],
    ['under headers without end', [json, `X-Long: ${'x'.repeat(40_000)}`], '', [431]],
  ])('%s', async (_, headers, body, allowed) => {
    const sender = connection();
    sender.send(post(headers, body));
    await until(() => sender.statuses.length > 0, 5000);
    expect(allowed).toContain(sender.statuses[0]);
    expect(sender.statuses.filter((status) => status < 400 || (status >= 500 && status !== 501))).toEqual([]);
  });

  it('shorter than stated: nothing happens, and the connection is given up with the sender', async () => {
    const sender = connection();
    sender.send(post([json, 'Content-Length: 500'], LOGIN));
    await sleep(200);
    expect(sender.statuses).toEqual([]);
    sender.finish();
    await until(() => sender.closedAfter !== undefined, 5000);
    expect(sender.statuses.filter((status) => status < 400)).toEqual([]);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });
});

describe('clients that dawdle [ASVS 15.2.2]', () => {
  it(`${SLOW} of them do not hold up others${LONG ? ', and are shown out' : ''}`, async () => {
    const slow = Array.from({ length: SLOW }, connection);
    for (const [index, one] of slow.entries()) {
      // some never end their headers, some never end their body
      one.send(index % 2 === 0 ? 'GET / HTTP/1.1\r\nHost: localhost\r\n' : post([json, 'Content-Length: 9000'], '{'));
    }
    const drip = setInterval(() => {
      for (const one of slow) one.send(one.closedAfter === undefined ? 'X' : '');
    }, 1000);
    const times: number[] = [];
    for (let request = 0; request < 100; request++) {
      const begun = performance.now();
      expect((await fetch(`${origin}/api/tenders`)).status).toBe(200);
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    expect(times[49]).toBeLessThan(200);
    if (LONG) await until(() => slow.every(({ closedAfter }) => closedAfter !== undefined), 45_000);
    clearInterval(drip);
    if (LONG) {
      const stays = slow.map(({ closedAfter }) => closedAfter ?? Number.POSITIVE_INFINITY);
      console.info(
        `${SLOW} slow clients: median ${Math.round(times[49] ?? 0)} ms for others; all closed after ${Math.round(Math.max(...stays) / 1000)} s.`,
      );
    }
  });
});

/** Takes longer than the half minute that a small body has: FAULTS=long. */
const long = LONG ? it : () => undefined;

long(
  'a file over a slow line arrives; a small body that takes as long is refused',
  async () => {
    const statusOf = async (path: string, type: string, bytes: number) => {
      const sender = connection();
      const head = [`Content-Type: ${type}`, `Content-Length: ${bytes}`, 'Sec-Fetch-Site: same-origin'];
      sender.send([`POST ${path} HTTP/1.1`, 'Host: localhost', ...head, '', ''].join('\r\n'));
      for (let second = 0; second < 40 && sender.statuses.length === 0; second++) {
        sender.send('x'.repeat(bytes / 40));
        await sleep(1000);
      }
      await until(() => sender.statuses.length > 0, 5000);
      return sender.statuses[0];
    };
    const form = 'multipart/form-data; boundary=x';
    const statuses = [statusOf('/payment-info', form, 1_200_000), statusOf('/api/login', 'application/json', 4000)];
    expect(await Promise.all(statuses)).toEqual([400, 408]);
  },
  60_000,
);
