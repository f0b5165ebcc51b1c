import { isDeepStrictEqual } from 'node:util';
import { it } from 'vitest';
import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { sql } from '#db/connection.ts';
import { MODULES } from '../../services/api/app.ts';
import { forAllTests } from '../support/for-tests.ts';
import { until } from '../support/until.ts';
import { Portal } from '../support/worker/portal.ts';

const PERSON = 'Khan 0300-9876543';

const portal = forAllTests(() => Portal.start({}, MODULES));

const areCounted = (expected: Readonly<Record<string, number>>) =>
  until(async () => {
    const rows = await portal.api.owner.query<{ name: string; n: number }>(
      sql`SELECT name, n FROM day_count WHERE measure = 'source' ORDER BY name`,
    );
    return isDeepStrictEqual(Object.fromEntries(rows.map(({ name, n }) => [name, n])), expected);
  }, 10_000);

it('a source that was taken back counts as none on the desk, and other notices with theirs', async () => {
  const id = await portal.publish({ source: PERSON });
  await portal.publish({ source: 'Dawn' });
  await portal.publish({ source: 'Dawn' });
  await areCounted({ Dawn: 2, [PERSON]: 1 });
  const body = { version: 1, fields: ['source' as const], reason: 'A private number' };
  await portal.chief.call(redactionEndpoints.redact, { params: { id }, body });
  await areCounted({ '': 1, Dawn: 2 });
});
