import { PLANS } from '#contracts/vocabulary/plans.ts';
import { sql } from '#db/connection.ts';
import { PASSWORD } from '../../support/api/people.ts';
import { pick } from '../aims/aim.ts';
import type { Person } from '../people/callers.ts';
import type { World } from './world.ts';

/** Sends what makes something; its answer, or undefined when a request of another lane was in the way. */
async function made<T>({ callers }: World, path: string, body: unknown): Promise<T | undefined> {
  const { status, text } = await callers.staff('POST', path, body);
  if (status >= 500) throw new Error(`POST ${path}: ${status} ${text.slice(0, 300)}`);
  return status === 201 ? (JSON.parse(text) as T) : undefined;
}

export async function newTender(world: World, imageUrl: string | null = null) {
  const { categories, organizations } = await world.catalogue();
  const n = world.unique();
  const body = {
    title: `Arranged road ${n}, Lahore`,
    description: 'سڑک کی مرمت',
    publishDate: '2026-11-01',
    closingDate: '2027-06-30',
    status: 'open',
    categories: categories.slice(n % Math.max(categories.length, 1)).slice(0, 1),
    sectors: ['Government'],
    organizationIds: organizations.slice(0, 1),
    imageUrl,
  };
  return made<{ id: number; version: number; imageUrl: string | null }>(world, '/api/tenders', body);
}

export async function anyTender(world: World, choice: number): Promise<number | undefined> {
  return pick((await world.catalogue()).tenders, choice) ?? (await newTender(world))?.id;
}

export const newCategory = (world: World) =>
  made<{ id: number; name: string }>(world, '/api/categories', { name: `Arranged category ${world.unique()}` });

export const newOrganization = (world: World) =>
  made<{ id: number; name: string }>(world, '/api/organizations', { name: `Arranged body ${world.unique()}` });

export async function newAccount(world: World) {
  const n = world.unique();
  const account = { username: `arranged.${n}`, email: `arranged.${n}@example.pk`, password: PASSWORD };
  const user = await made<{ id: number }>(world, '/api/admin/users', account);
  return user && { ...account, id: user.id };
}

export const anyAccount = (world: World) => world.kept('account', () => newAccount(world));

const subscriber = (email: string) => ({
  email,
  fullName: 'An Arranged Subscriber',
  businessType: 'Contractor',
  interestAreas: ['Construction'],
});

export const newSubscription = (world: World) =>
  made<{ id: number; paymentReference: string }>(
    world,
    '/api/newsletter',
    subscriber(`arranged.sub.${world.unique()}@example.pk`),
  );

export const anySubscription = (world: World) => world.kept('subscription', () => newSubscription(world));
export const anyPremium = (world: World) => world.kept('premium', () => newPremium(world));

/** Taken at whatever prices the fuzzer has set by then, because the note says why it differs. */
export const paymentFor = (world: World, plan: 'monthly' | 'yearly') =>
  ({ plan, amount: PLANS[plan].price, reference: `ARRANGED/${world.unique()}`, note: 'As agreed' }) as const;

export async function newPremium(world: World) {
  const subscription = await newSubscription(world);
  if (subscription === undefined) return undefined;
  const path = `/api/admin/subscriptions/${subscription.id}/payments`;
  return (await made<object>(world, path, paymentFor(world, 'yearly'))) && subscription;
}

/** A payment that stands. */
export async function newPayment(world: World): Promise<number | undefined> {
  const subscription = await newSubscription(world);
  if (subscription === undefined) return undefined;
  const path = `/api/admin/subscriptions/${subscription.id}/payments`;
  return (await made<{ payment: { id: number } }>(world, path, paymentFor(world, 'yearly')))?.payment.id;
}

/** Whether the person has a subscription, now at the latest. */
export async function ownSubscription({ callers }: World, by: Person): Promise<boolean> {
  const { status, text } = await callers.as(by, 'GET', '/api/account/subscription');
  if (status === 200 && text !== 'null') return true;
  await callers.prove(by);
  return (await callers.as(by, 'POST', '/api/newsletter', subscriber(by.email))).status === 201;
}

/** A digest as the worker writes it, of two tenders. */
export async function newMail({ owner, unique }: World, subscriptionId: number, tenderIds: readonly number[]) {
  const period = `request-${unique()}`;
  const [mail] = await owner.query<{ id: number }>(sql`INSERT INTO mail
      (subscription_id, kind, period, to_address, subject, html, text, status, sent_at)
    VALUES (${subscriptionId}, 'demand', ${period}, 'a@example.pk', 'Tenders',
      '<!doctype html><html><head><title>x</title></head><body>Tenders</body></html>', 'Tenders', 'sent', now())
    RETURNING id`);
  await owner.query(sql`INSERT INTO sent_tender
    SELECT ${subscriptionId}::int, id, ${mail?.id}::int FROM unnest(${[...tenderIds]}::int[]) id ON CONFLICT DO NOTHING`);
  return { id: mail?.id ?? 0, name: `demand.${period}` };
}
