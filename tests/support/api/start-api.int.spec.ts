import { describe, expect, it } from 'vitest';
import { userEndpoints } from '#contracts/api/users.ts';
import { forAllTests } from '../for-tests.ts';
import { startApi } from './start-api.ts';

const api = forAllTests(startApi);

describe('the API under test', () => {
  it('knows nobody who has not signed in', async () => {
    expect(await api.visitor().refused(userEndpoints.current)).toMatchObject({ status: 401 });
  });

  it('knows a user, an administrator and the Super Admin apart', async () => {
    const [user, admin, chief] = await Promise.all([api.user(), api.admin(), api.superAdmin()]);
    expect(await user.call(userEndpoints.current)).toMatchObject({ isAdmin: false });
    expect(await admin.call(userEndpoints.current)).toMatchObject({ isAdmin: true });
    expect(await chief.call(userEndpoints.current)).toMatchObject({ id: 1, isAdmin: true });
    expect(await user.refused(userEndpoints.list)).toMatchObject({ status: 403 });
    expect(await admin.refused(userEndpoints.setRole, { params: { id: 1 }, body: { isAdmin: false } })).toMatchObject({
      status: 403,
    });
  });

  it('serves pages beside the API', async () => {
    const home = await api.visitor().get('/');
    expect(home.status).toBe(200);
    expect(home.body).toContain('<!doctype html>');
  });
});
