import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondFactorEndpoints as factor } from '#contracts/api/account/second-factor.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { openDatabase, sql } from '#db/connection.ts';
import { firstAdministrator } from '../../services/api/first-run.ts';
import { createLinkTokens } from '../../services/platform/tokens/link-tokens.ts';
import { type ApiProcess, startApiProcess } from '../support/api/api-process.ts';
import { PASSWORD, People, SUPER_ADMIN } from '../support/api/people.ts';
import { testConfig, webIsBuilt } from '../support/api/start-api.ts';
import { forAllTests } from '../support/for-tests.ts';
import { Actor } from '../support/http.ts';
import { createTestDatabase } from '../support/test-database.ts';

const OLD = 'the former secret of this site; now known to too many';
const OLDER = 'one that was given up a year ago; some links are of it';
const NEW = 'the secret that comes after it; nobody has seen it';

let api: ApiProcess;
let key: string;
let subscription: number;

const start = async (newest: string, ...former: string[]) => {
  await api?.leave();
  api = await startApiProcess(database.url, { SESSION_SECRET: newest, SESSION_SECRET_PREVIOUS: former.join(',') });
};
const people = () => new People(api.site);
const linkOf = (secret: string) =>
  new Actor(api.site).send(newsletterEndpoints.own, {
    params: { token: createLinkTokens(secret).subscriptions.sign(subscription) },
  });
/** Signs in from another device, with a code; as if none had been used, so that the test need not wait for the next. */
const signIn = async (device = new Actor(api.site)) => {
  await owner.query(sql`UPDATE user_second_factor SET last_step = 0`);
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
  return (await device.send(userEndpoints.login, { body: { username: SUPER_ADMIN, password: PASSWORD, code } })).status;
};

beforeAll(webIsBuilt);
const database = forAllTests(createTestDatabase);
const owner = forAllTests(() => openDatabase(database.ownerUrl, { role: 'owner', max: 2 }));
beforeAll(async () => {
  const db = openDatabase(database.url);
  await firstAdministrator(db, testConfig(database.url)).finally(() => db.close());
  await start(OLD);
});
afterAll(() => api?.kill());
const chief = forAllTests(() => people().superAdmin());
beforeAll(async () => {
  ({ key } = await chief.call(factor.enrol, { body: { currentPassword: PASSWORD } }));
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
  await chief.call(factor.confirm, { body: { code } });
  const body = {
    email: 'reader@example.pk',
    fullName: 'A Reader',
    businessType: 'Supplier' as const,
    interestAreas: ['Construction' as const],
  };
  ({ id: subscription } = await people().visitor().call(newsletterEndpoints.subscribe, { body }));
});

describe('SESSION_SECRET is rotated', () => {
  it('without the former one nobody is signed in, no link works and no second factor', async () => {
    await start(NEW);
    expect((await chief.at(api.site).get('/api/user')).status).toBe(401);
    expect((await linkOf(OLD)).status).toBe(404);
    expect(await signIn()).toBe(401);
  });

  it('with it sessions, links of mails, known devices and second factors go on, also those of one before', async () => {
    await start(NEW, OLDER, OLD);
    const same = chief.at(api.site);
    expect((await same.get('/api/user')).status).toBe(200);
    for (const secret of [OLDER, OLD, NEW]) expect((await linkOf(secret)).status).toBe(200);
    expect((await linkOf('a secret that this site never had')).status).toBe(404);
    expect(await signIn()).toBe(200);
    expect(await signIn(same)).toBe(200);
  });

  it('then what is sealed anew needs the former one no more; older links stop', async () => {
    await start(NEW);
    expect((await chief.at(api.site).get('/api/user')).status).toBe(200);
    expect(await signIn()).toBe(200);
    expect((await linkOf(OLD)).status).toBe(404);
    expect((await linkOf(NEW)).status).toBe(200);
  });
});
