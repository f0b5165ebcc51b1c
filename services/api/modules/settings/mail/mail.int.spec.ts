import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SettingsInput, settingsEndpoints } from '#contracts/api/operations/settings.ts';
import { sql } from '#db/connection.ts';
import { ACCOUNTS, CATALOGUE } from '../../../../../tests/support/api/catalogue.ts';
import { SUPER_ADMIN } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { listen } from '../../../../../tests/support/listen.ts';
import { SmtpSink } from '../../../../../tests/support/mails/smtp-sink.ts';
import { readPassword, resealPassword } from '../../../../platform/mail/sealed-password.ts';
import { readCurrentConfig } from '../../../../platform/settings/current-settings.ts';
import { settings } from '../index.ts';

const { read, change, testMail } = settingsEndpoints;
type Mail = Extract<NonNullable<SettingsInput['mail']>, { delivery: 'smtp' }>;
const SERVER: Mail = {
  delivery: 'smtp',
  host: 'mail.portal.example',
  port: 587,
  security: 'starttls',
  user: 'portal',
  password: 'a secret of the operator',
  from: 'Portal <noreply@portal.example>',
};
const { password: _, ...SAME } = SERVER;

let silent: Server;
let silentPort: number;

const api = forAllTests(() => startApi({ modules: [...CATALOGUE, ACCOUNTS, settings] }));
const chief = forAllTests(() => api.superAdmin());
const sink = forAllTests(() => SmtpSink.start({ onRecipient: (to) => (refuses && to !== '' ? 550 : undefined) }));
beforeAll(async () => {
  silent = createServer(); // waits for a request, as a mail client waits for a greeting
  silentPort = Number(new URL(await listen(silent)).port);
});
afterAll(() => silent?.close());
let refuses = false;

describe('the password of the mail server', () => {
  test('is kept sealed, and stands in no answer, event or line of the log', async () => {
    const answer = await chief.call(change, { body: { mail: SERVER } });
    expect(answer.mail).toEqual({ ...SAME, passwordSet: true });
    expect(JSON.stringify(answer) + JSON.stringify(await chief.call(read))).not.toContain('a secret of');
    const stored = await api.owner.query(sql`SELECT e::text FROM es.events e WHERE stream_id = 'settings-1'
      UNION ALL SELECT s::text FROM portal_settings s UNION ALL SELECT s::text FROM mail_secret s`);
    expect(stored).toHaveLength(3);
    expect(JSON.stringify(stored) + api.log.join('')).not.toContain('a secret of');
    expect(await readCurrentConfig(api.db, api.config)).toMatchObject({
      mail: 'smtp',
      smtpUrl: 'smtp://portal:a%20secret%20of%20the%20operator@mail.portal.example:587?requireTLS=true',
      mailFrom: SERVER.from,
    });
  });

  test('stays when it is not stated, but goes to no other server', async () => {
    await chief.call(change, { body: { mail: { ...SAME, from: 'other@portal.example' } } });
    expect(await readPassword(api.db, api.config.sessionSecrets)).toBe(SERVER.password);
    for (const other of [{ host: 'evil.example' }, { user: 'else' }, { port: 25 }, { security: 'none' as const }]) {
      const answer = await chief.send(change, { body: { mail: { ...SAME, ...other } } });
      expect(answer).toMatchObject({ status: 400, body: { errors: { 'mail.password': /again/ } } });
      const tried = await chief.send(testMail, { body: { ...SAME, ...other } });
      expect(tried).toMatchObject({ status: 400, body: { errors: { password: /again/ } } });
    }
  });

  test('is sealed anew under a new secret, and goes with the settings', async () => {
    const [old] = api.config.sessionSecrets;
    await resealPassword(api.owner, ['a new secret of this site, long enough', old]);
    expect(await readPassword(api.db, [old])).toBeUndefined();
    expect(await readPassword(api.db, ['a new secret of this site, long enough'])).toBe(SERVER.password);
    await chief.call(change, { body: { mail: { delivery: 'simulated' } } });
    expect(await api.owner.query(sql`SELECT 1 FROM mail_secret`)).toEqual([]);
    expect((await readCurrentConfig(api.db, { ...api.config, mail: 'smtp' })).mail).toBe('simulated');
    expect((await chief.call(change, { body: { mail: null } })).sources.mail).toBe('first');
  });
});

describe('a test mail', () => {
  const local = (port: number): Mail => ({
    ...SERVER,
    host: '127.0.0.1',
    port,
    security: 'none',
    user: null,
    password: null,
  });

  test('goes to the Super Admin by settings that are not saved, and says what the server said', async () => {
    const email = `${SUPER_ADMIN}@example.pk`;
    expect(await chief.call(testMail, { body: local(sink.port) })).toEqual({
      isSent: true,
      to: email,
      said: expect.stringMatching(/^250 /),
    });
    expect(sink.recipients).toEqual([email]);
    expect((await chief.call(read)).sources.mail).toBe('first');
    expect(
      await api.owner.query(sql`SELECT data FROM es.events WHERE type = 'ActDone' ORDER BY position DESC LIMIT 1`),
    ).toEqual([{ data: { route: testMail.path, detail: '127.0.0.1' } }]);
  });

  test('is refused in the words of the server', async () => {
    refuses = true;
    expect(await chief.call(testMail, { body: local(sink.port) })).toMatchObject({ isSent: false, said: /^550 / });
  });

  test.each([
    ['nothing listens', () => 9, /Nothing listens/],
    ['the server says nothing', () => silentPort, /no mail server|did not answer/],
  ])(
    'has one sentence within 15 s where %s',
    async (_name, port, said) => {
      const began = Date.now();
      const answer = await chief.call(testMail, { body: local(port()) });
      expect(answer).toMatchObject({ isSent: false, said });
      expect(Date.now() - began).toBeLessThan(15_000);
    },
    20_000,
  );

  test.each(['169.254.169.254', '::', 'fe80::1', '0.0.0.0', '2852039166', '0xa9fea9fe'])(
    'never goes to %s, nor is it saved',
    async (host) => {
      const refused = { status: 400, body: { message: 'No mail server has this address' } };
      expect(await chief.send(testMail, { body: { ...local(25), host } })).toMatchObject(refused);
      expect(await chief.send(change, { body: { mail: { ...local(25), host } } })).toMatchObject(refused);
    },
  );
});
