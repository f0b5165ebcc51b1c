import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { sql } from '#db/connection.ts';
import { startApi } from '../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { subscriptionBody } from '../../../tests/support/payments/subscription-body.ts';
import { MODULES } from '../app.ts';
import { rebuild } from './rebuild.ts';
import { differs } from './tables/compare-tables.ts';

const RUNS = process.env.FAULTS === 'long' ? 200 : 6;

const api = forAllTests(() => startApi({ modules: MODULES }));
const chief = forAllTests(() => api.superAdmin());

type Call = { readonly what: string; readonly pick: number; readonly other: number; readonly name: string };

const call = fc.record({
  what: fc.constantFrom(
    'publish',
    'publish',
    'edit',
    'edit',
    'remove',
    'category',
    'recategory',
    'uncategory',
    'office',
    'rename',
    'close',
    'register',
    'promote',
    'subscribe',
    'pay',
    'area',
    'settle',
  ),
  pick: fc.nat({ max: 7 }),
  other: fc.nat({ max: 7 }),
  name: fc.string({ minLength: 4, maxLength: 12, unit: fc.constantFrom(...'abcdefghijklmnop') }),
});

/** Commands that succeed one after the other, whatever else is drawn. */
const EACH = [
  'category',
  'office',
  'publish',
  'publish',
  'edit',
  'rename',
  'register',
  'subscribe',
  'pay',
  'settle',
  'remove',
].map((what): Call => ({ what, pick: 0, other: 1, name: 'each' }));

let count = 0;
const idsOf = async (table: string) =>
  (await api.owner.query<{ id: number }>(sql`SELECT id FROM ${sql.ident(table)} ORDER BY id DESC LIMIT 8`)).map(
    ({ id }) => id,
  );

/** One request of a person; refusals are as welcome as successes. */
async function make({ what, pick, other, name }: Call): Promise<number> {
  count += 1;
  const of = async (table: string) => (await idsOf(table))[pick] ?? 1;
  const today = karachiDay(new Date());
  const send = async (method: string, path: string, body?: object) =>
    (await chief.request(method, `/api/${path}`, body === undefined ? {} : { body })).status;
  const notice = async () => {
    const offices = (await idsOf('organization')).slice(0, other % 3);
    const categories = (
      await api.owner.query<{ name: string }>(sql`SELECT name FROM category ORDER BY id LIMIT ${1 + (other % 2)}`)
    ).map((row) => row.name);
    return {
      title: `Notice ${name}`,
      description: name,
      publishDate: today,
      closingDate: addDays(today, pick + 1),
      status: 'open',
      categories,
      sectors: ['Education'],
      organizationIds: offices,
    };
  };
  switch (what) {
    case 'publish':
      return send('POST', 'tenders', await notice());
    case 'edit':
      return send('PUT', `tenders/${await of('tender')}`, await notice());
    case 'remove':
      return send('DELETE', `tenders/${await of('tender')}`);
    case 'category':
      return send('POST', 'categories', { name: `Category ${name} ${count}` });
    case 'recategory':
      return send('PUT', `categories/${await of('category')}`, { name: `Category ${name} ${count}`, sortOrder: other });
    case 'uncategory':
      return send('DELETE', `categories/${await of('category')}`);
    case 'office':
      return send('POST', 'organizations', { name: `Office ${name} ${count}` });
    case 'rename':
      return send('PUT', `organizations/${await of('organization')}`, { name: `Bureau ${name} ${count}` });
    case 'close':
      return send('DELETE', `organizations/${await of('organization')}`);
    case 'register':
      return (
        await api.visitor().post('/api/register', {
          username: `u${count}.${name}`,
          email: `u${count}@example.pk`,
          fullName: name,
          password: 'Kitab-Ghar-7291',
        })
      ).status;
    case 'promote':
      return send('PATCH', `admin/users/${await of('user_account')}`, { isAdmin: other % 2 === 0 });
    case 'subscribe':
      return (await api.visitor().post('/api/newsletter', subscriptionBody(`s${count}@example.pk`, { fullName: name })))
        .status;
    case 'pay':
      return send('POST', `admin/subscriptions/${await of('subscription')}/payments`, {
        plan: 'monthly',
        amount: 2500,
        reference: `bank ${name} ${count}`,
      });
    case 'settle':
      return send('POST', 'admin/places', { name: `Town ${pick}`, city: name, province: 'Punjab' });
    default:
      return send('PUT', `admin/interest-areas/${1 + pick}`, { categories: [] });
  }
}

it('whatever people do, the rebuilt tables are the live ones', { timeout: 900_000 }, async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 20, maxLength: 40 }), async (calls) => {
      for (const one of calls) {
        const status = await make(one);
        expect(status).toBeLessThan(500);
        if (status < 300) done.set(one.what, (done.get(one.what) ?? 0) + 1);
      }
      const { differences } = await rebuild(api.owner, { modules: MODULES, checkOnly: true });
      expect(differences.filter(differs)).toEqual([]);
    }),
    { numRuns: RUNS, endOnFailure: true, examples: [[EACH]] },
  );
  // the commands that matter most have really been carried out
  expect([...done.keys()]).toEqual(
    expect.arrayContaining(['publish', 'edit', 'remove', 'category', 'office', 'rename', 'register']),
  );
});
