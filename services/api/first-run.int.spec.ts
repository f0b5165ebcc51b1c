import { describe, expect, test } from 'vitest';
import { userEndpoints } from '#contracts/api/users.ts';
import { sql } from '#db/connection.ts';
import { StartError } from '#db/start-error.ts';
import { startApi, type TestApi } from '../../tests/support/api/start-api.ts';
import { forEachAnew } from '../../tests/support/for-tests.ts';
import { firstRun } from './first-run.ts';
import { users } from './modules/users/index.ts';

const api = forEachAnew(() => startApi({ modules: [users] }));

const nothing = { username: undefined, email: undefined, password: undefined };
const start = (admin: Partial<TestApi['config']['admin']> = {}) =>
  firstRun(api.db, { ...api.config, sampleData: false, admin: { ...nothing, ...admin } });
const signIn = (username: string, password: string) =>
  api.visitor().call(userEndpoints.login, { body: { username, password } });

describe('an empty database', () => {
  test('gets an administrator with a made-up password, told once [ASVS 6.3.2, 6.4.1]', async () => {
    const { admin } = await start();
    expect(admin).toEqual({ username: 'superadmin', password: expect.stringMatching(/^\w{20}$/) });
    expect(await signIn('superadmin', admin?.password ?? '')).toMatchObject({ id: 1, isAdmin: true });
    expect(await start()).toEqual({});
    const events = await api.owner.query(
      sql`SELECT type, data, meta -> 'actor' AS actor FROM es.events WHERE stream_id LIKE 'user-%'`,
    );
    expect(events[0]).toEqual({
      type: 'UserCreated',
      data: { isAdmin: true },
      actor: { kind: 'system', name: 'first-run' },
    });
  });

  test('gets the basic categories, organizations and areas of interest, each of which stands for some of them', async () => {
    await start();
    const [made] = await api.owner.query(sql`SELECT (SELECT count(*) FROM category) AS categories,
      (SELECT count(*) FROM organization) AS organizations, (SELECT count(*) FROM tender) AS tenders,
      (SELECT count(*) FROM interest_area WHERE cardinality(category_ids) > 0) AS areas`);
    expect(made).toEqual({ categories: 31, organizations: 109, tenders: 0, areas: 10 });
    const category = sql`SELECT id FROM category WHERE name = 'Mining'`;
    await api.owner.query(sql`DELETE FROM category WHERE name = 'Mining'`);
    await start();
    expect(await api.owner.query(category)).toEqual([]); // an administrator deleted it
  });

  test('gets the administrator that the operator names, whose password is not told', async () => {
    const given = { username: 'shahnaz.akhtar', email: 'shahnaz@example.pk', password: 'Kitab-Ghar-7291' };
    expect(await start(given)).toEqual({ admin: { username: given.username } });
    expect(await signIn(given.email, given.password)).toMatchObject({
      id: 1,
      username: given.username,
      email: given.email,
    });
  });

  test.each([
    [{ password: 'only-lower-case' }, /ADMIN_PASSWORD: Password must have an uppercase letter\./],
    [{ username: 'boss' }, /ADMIN_USERNAME: Username must be at least 6 characters\./],
    [{ username: 'administrator' }, /ADMIN_USERNAME: Username cannot be admin or administrator\./],
  ])('is left empty when %j breaks the strict rules [ASVS 6.2.1]', async (given, words) => {
    const refusal = await start(given).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(String(refusal)).toMatch(words);
    expect(await api.owner.query(sql`SELECT FROM user_account`)).toEqual([]);
  });

  test('gets one administrator from two starts at once', async () => {
    const ran = await Promise.all([start(), start()]);
    expect(ran.filter(({ admin }) => admin !== undefined)).toHaveLength(1);
  });

  test('does not make the first visitor who signs up the Super Admin [ASVS 6.3.2]', async () => {
    const body = { username: 'early.bird', email: 'early@example.pk', password: 'Kitab-Ghar-7291', fullName: 'Early' };
    const early = await api.visitor().call(userEndpoints.register, { body });
    expect(early).toMatchObject({ isAdmin: false });
    expect(early.id).toBeGreaterThan(1);
    expect((await start()).admin?.username).toBe('superadmin');
  });
});
