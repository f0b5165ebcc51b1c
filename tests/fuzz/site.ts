import { startTestApi, type TestApi } from '../support/test-api.ts';
import { CATEGORY_NAMES, CHIEF_PASSWORD, ORGANIZATION_NAMES } from './arranged.ts';
import { Callers } from './callers.ts';
import { ROLES } from './shot.ts';

const NO_LIMITS = 1_000_000;
const TENDERS = 12;

/** The whole API with a little of everything in it, and a caller of each role. */
export async function startSite(): Promise<{ api: TestApi; callers: Callers }> {
  const email = 'chief@example.pk';
  const admin = { username: 'chief.of.all', email, password: CHIEF_PASSWORD };
  const api = await startTestApi({ settings: { rateLimitScale: NO_LIMITS, admin } });
  const callers = new Callers(api.url, { email, password: CHIEF_PASSWORD });
  await callers.enter('super-admin');
  const make = async (path: string, body: unknown) => {
    const { status, text } = await callers.call('super-admin', 'POST', path, body);
    if (status !== 201) throw new Error(`${path}: ${status} ${text}`);
  };
  for (const name of CATEGORY_NAMES) await make('/api/categories', { name });
  for (const name of ORGANIZATION_NAMES) await make('/api/organizations', { name });
  for (let n = 1; n <= TENDERS; n++) {
    await make('/api/tenders', {
      title: `Road repair ${n}, Lahore`,
      description: 'سڑک کی مرمت',
      publishDate: '2026-11-01',
      closingDate: n % 3 === 0 ? '2026-11-10' : '2027-06-30',
      status: 'open',
      categories: ['Roads'],
      sectors: ['Government'],
      province: 'Punjab',
      city: 'Lahore',
      organizationIds: [1],
    });
  }
  for (const role of ROLES.filter((one) => one !== 'super-admin')) await callers.enter(role);
  return { api, callers };
}
