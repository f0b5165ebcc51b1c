import { beforeAll, expect, it } from 'vitest';
import { runOn } from '../../../../tests/support/database/databases.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { Environment, isSecret } from '../../../platform/environment.ts';
import { ask } from '../database.ts';
import { warn } from '../finding.ts';
import { readCounts } from './counts.ts';
import { lastErrors } from './last-errors.ts';
import { supportBundle } from './support-bundle.ts';

const NAME = 'Gulrukh Zarrin';
const LOGIN = 'gulrukh.zarrin';
const ADDRESS = 'gulrukh+bids@post.example.pk';
const PHONE = '0300-1234567';
const CNIC = '35202-7654321-9';
const TOKEN = 'pl4ntedT0ken_9f8e7d6c5b4a39281706f5e4d3c2b1a0';
const PASSWORD = 'hush-hush-42';
const PLANTED = [NAME, 'Gulrukh', LOGIN, ADDRESS, PHONE, CNIC, TOKEN, PASSWORD];

const database = forAllTests(createTestDatabase);
beforeAll(async () => {
  await runOn(
    database.ownerUrl,
    `INSERT INTO user_account (id, version, username, email, full_name, is_admin, created_at)
       VALUES (7, 1, '${LOGIN}', '${ADDRESS}', '${NAME}', true, now());
     INSERT INTO user_secret (user_id, password_hash) VALUES (7, '${PASSWORD}');
     INSERT INTO es.personal VALUES ('user-7', '{"username": "${LOGIN}", "email": "${ADDRESS}", "note": "${PHONE} ${CNIC}"}');
     INSERT INTO es.events (stream_id, version, event_id, type, schema, data, meta)
       VALUES ('user-7', 1, gen_random_uuid(), 'UserRegistered', 1, '{"note": "${NAME} ${CNIC}"}', '{"client": "${PHONE}"}');
     INSERT INTO mail (kind, period, to_address, subject, html, text, status, error)
       VALUES ('contact', '${TOKEN}', '${ADDRESS}', '${NAME}', '${TOKEN}', '${PHONE}', 'failed', '550 ${ADDRESS}');
     INSERT INTO unfound_search VALUES (current_date, lower('${NAME}'), 3);
     INSERT INTO day_count VALUES (current_date, 'source', '${NAME}', 1);
     INSERT INTO watched_file (digest, source, name) VALUES ('${TOKEN}', '${NAME}', '${LOGIN}.csv');`,
  );
});

/** Each setting with something of a person in it, as far as anybody may type it there. */
const variables = {
  ...Object.fromEntries(Object.keys(Environment.shape).map((name) => [name, isSecret(name) ? TOKEN : undefined])),
  ADMIN_USERNAME: LOGIN,
  ADMIN_EMAIL: ADDRESS,
  ADMIN_PASSWORD: PASSWORD,
  MAIL_FROM: `${NAME} <${ADDRESS}>`,
  SUPPORT_EMAIL: ADDRESS,
  PUBLIC_URL: `https://${LOGIN}:${PASSWORD}@tenders.example.pk`,
  DATABASE_URL: `postgres://${LOGIN}:${PASSWORD}@db/x`,
  DATABASE_URL_FILE: `/home/${LOGIN}/url`,
  DATA_DIR: `/home/${LOGIN}/ailaan`,
  AUDIT_PUBLISH: `curl -H 'Authorization: Bearer ${TOKEN}' https://seals.example.pk`,
  SITE_NAME: 'Ailaan',
};

const log = [
  {
    level: 'error',
    time: 't',
    service: 'api',
    requestId: NAME,
    msg: `mail to ${ADDRESS} failed`,
    err: { message: NAME },
  },
  { level: 'warn', msg: `called ${PHONE} of ${CNIC}`, err: { type: NAME, code: `${TOKEN}` } },
  { level: 'error', msg: `GET /unsubscribe?token=${TOKEN} and ${TOKEN}` },
  {
    level: 'fatal',
    msg: `cannot open /home/${LOGIN}/x`,
    err: { stack: `${NAME}\n at f (file:///home/${LOGIN}/services/api/app.ts:3:1)` },
  },
];

it('a bundle tells nothing of a person, whatever was planted in rows, settings, findings and the log', async () => {
  const counts = await ask(database.ownerUrl, readCounts);
  const findings = [
    warn('disk', `1 GB free at /Users/${LOGIN}/data`, `Write to ${ADDRESS} or see https://${LOGIN}:${PASSWORD}@host/x`),
  ];
  const errors = lastErrors(log.map((line) => JSON.stringify(line)).join('\n'));
  const text = supportBundle({ findings, counts, errors, variables, now: new Date('2026-11-23T07:00:00Z') });
  for (const planted of PLANTED) expect(text.toLowerCase(), planted).not.toContain(planted.toLowerCase());
  expect(JSON.parse(text)).toMatchObject({
    madeAt: '2026-11-23T07:00:00.000Z',
    settings: {
      MAIL_FROM: 'set',
      AUDIT_PUBLISH: 'set',
      SITE_NAME: 'Ailaan',
      DATA_DIR: '~/ailaan',
      PUBLIC_URL: 'https://tenders.example.pk',
    },
    counts: { events: { UserRegistered: 1 }, mails: { 'contact, failed': 1 } },
    errors: [{ message: 'mail to (address) failed' }, {}, {}, { at: ['services/api/app.ts:3'] }],
  });
});
