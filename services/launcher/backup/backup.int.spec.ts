import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { userEndpoints } from '#contracts/api/users.ts';
import { sql } from '#db/connection.ts';
import { nextId } from '#db/next-id.ts';
import { startApi } from '../../../tests/support/api/start-api.ts';
import { BARE_ENVIRONMENT } from '../../../tests/support/bare-environment.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';

const MAIN = fileURLToPath(new URL('./backup.main.ts', import.meta.url));

const api = forAllTests(() => startApi());

it('after a restore no number of what was lost is given again, and nobody is signed in', async () => {
  const chief = await api.superAdmin();
  const lost = [await nextId(api.db, 'subscription_id'), await nextId(api.db, 'tender_id')];
  await api.owner.query(sql`ALTER SEQUENCE subscription_id RESTART`); // as it was in the backup
  const env = { ...BARE_ENVIRONMENT, DATABASE_URL: String(api.owner.pool.options.connectionString) };
  await promisify(execFile)(process.execPath, [MAIN, '--restored'], { env });
  const next = [await nextId(api.db, 'subscription_id'), await nextId(api.db, 'tender_id')];
  expect(next.map((id, at) => id > (lost[at] ?? 0) + 99_000)).toEqual([true, true]);
  expect((await chief.send(userEndpoints.current)).status).toBe(401);
});
