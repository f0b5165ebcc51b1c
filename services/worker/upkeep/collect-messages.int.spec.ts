import { expect, it } from 'vitest';
import { openDatabase, sql } from '#db/connection.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { createLogger } from '../../platform/logger.ts';
import { collectMessages } from './upkeep.ts';

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url));

const collectAfter = (days: number) =>
  collectMessages({
    db,
    logger: createLogger('test', 'silent'),
    clock: () => new Date(Date.now() + days * 86_400_000),
  });
const subjects = async () =>
  (await db.query<{ subject: string }>(sql`SELECT subject FROM es.personal ORDER BY 1`)).map(({ subject }) => subject);

it('erases a message of the contact page and its mail after 90 days, and nothing else', async () => {
  await db.query(sql`INSERT INTO es.events (stream_id, version, event_id, type, schema, data, meta)
    SELECT stream, 1, gen_random_uuid(), 'ContactMessageReceived', 1, '{}', '{}'
    FROM unnest(ARRAY['contact-1', 'user-1']) stream`);
  await db.query(sql`INSERT INTO es.personal (subject, data) SELECT stream_id, '{"message": "secret"}' FROM es.events`);
  await db.query(sql`INSERT INTO mail (kind, period, to_address, subject, html, text, status)
    SELECT 'contact', stream_id, 'help@portal.example', 'Ali', 'secret', 'secret', 'sent' FROM es.events`);
  await collectAfter(89);
  expect(await subjects()).toEqual(['contact-1', 'user-1']);
  await collectAfter(91);
  expect(await subjects()).toEqual(['user-1']);
  const mails = await db.query(sql`SELECT period, subject || html || text AS words FROM mail ORDER BY 1`);
  expect(mails).toEqual([
    { period: 'contact-1', words: '(erased)' },
    { period: 'user-1', words: 'Alisecretsecret' },
  ]);
});
