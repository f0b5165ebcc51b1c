import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

async function refusal(service: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, `../../services/${service}/main.ts`)], {
    env: { PATH: process.env.PATH ?? '', SESSION_SECRET: 's'.repeat(32), LOG_LEVEL: 'silent', PORT: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, lines: said.trim().split('\n') };
}

describe.each(['api', 'worker'])('a mistake of the operator is one line of the %s [ASVS 13.2.2]', (service) => {
  it.each([
    ['the owner as login', () => ({ DATABASE_URL: database.ownerUrl }), /a superuser: a service does not start/],
    ['a wrong password', () => ({ DATABASE_URL: database.url.replace(/:[^:@]+@/, ':no@') }), /28P01/],
    ['no such database', () => ({ DATABASE_URL: `${database.url}_not` }), /3D000/],
    ['no server', () => ({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }), /127\.0\.0\.1:1 \(ECONNREFUSED\)/],
    [
      'the owner told',
      () => ({ DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }),
      /a service must not know it/,
    ],
  ])('%s', async (_mistake, env, line) => {
    const { code, lines } = await refusal(service, env());
    expect(lines).toEqual([expect.stringMatching(line)]);
    expect(code).toBe(1);
  });
});
