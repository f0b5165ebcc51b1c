import { ownSubscriptionEndpoints } from '#contracts/api/account/own-subscription.ts';
import { savedEndpoints } from '#contracts/api/account/saved.ts';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { newsletterEndpoints } from '#contracts/api/newsletter.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { alive, type Model } from './model.ts';
import type { Portal } from './portal.ts';
import { expectSame } from './step.ts';

const byId = <T extends { readonly id: number }>(rows: readonly T[]) => [...rows].sort((a, b) => a.id - b.id);

/** After a step: what visitors are shown, which the cache may have kept, and one of the browsers. @throws Error for a difference */
export async function compare(model: Model, portal: Portal, choice: number): Promise<void> {
  await comparePublic(model, portal);
  const browser = model.browsers[choice % model.browsers.length];
  if (browser !== undefined) await compareBrowser(browser, portal);
}

/** At the end: everything, as visitor, in each browser and as Super Admin. @throws Error for a difference */
export async function compareAll(model: Model, portal: Portal): Promise<void> {
  await comparePublic(model, portal);
  for (const browser of model.browsers) {
    await compareBrowser(browser, portal);
    await compareSaved(model, browser, portal);
  }
  for (const { id, title, version } of alive(model.tenders)) {
    const { body } = await portal.ask(portal.visitor(), tenderEndpoints.get, { params: { id } });
    expectSame('a tender', [body?.title, body?.version], [title, version]);
  }
  await compareSubscriptions(model, portal);
}

async function comparePublic(model: Model, portal: Portal): Promise<void> {
  const search = portal.word;
  const { body: listed } = await portal.ask(portal.visitor(), tenderEndpoints.list, { query: { search, limit: 100 } });
  const told = (listed ?? []).filter(({ title }) => title.includes(search));
  expectSame(
    'the list of tenders',
    byId(told).map(({ id, title, categories }) => ({ id, title, categories })),
    byId(alive(model.tenders)).map(({ id, title, category }) => ({ id, title, categories: [category.name] })),
  );
  const { body: names } = await portal.ask(portal.visitor(), categoryEndpoints.names);
  const own = (names ?? []).filter((name) => name.includes(search));
  expectSame(
    'the names of categories',
    own.sort(),
    alive(model.categories)
      .map(({ name }) => name)
      .sort(),
  );
}

async function compareBrowser({ actor, account }: Model['browsers'][number], portal: Portal): Promise<void> {
  const { status, body } = await portal.ask(actor, userEndpoints.current);
  if (account === undefined) return expectSame('a session that has ended', status, 401);
  const { id, username, isAdmin } = account;
  expectSame('who is signed in', [body?.id, body?.username, body?.isAdmin], [id, username, isAdmin]);
  const { status: asAdmin } = await portal.ask(actor, userEndpoints.list, { query: { limit: 1 } });
  expectSame('what only administrators see', asAdmin, isAdmin ? 200 : 403);
}

async function compareSaved(
  { subscriptions }: Model,
  { actor, account }: Model['browsers'][number],
  portal: Portal,
): Promise<void> {
  if (account === undefined) return;
  const { body: saved } = await portal.ask(actor, savedEndpoints.list);
  const known = byId(alive([...account.saved])).map((tender) => [tender.id, tender.title]);
  expectSame(
    'the saved tenders',
    byId(saved ?? []).map((tender) => [tender.id, tender.title]),
    known,
  );
  const { body: own } = await portal.ask(actor, ownSubscriptionEndpoints.read);
  const mine = alive(subscriptions).find(({ owner }) => owner === account);
  expectSame('the own subscription', own?.isActive, mine?.isActive);
}

async function compareSubscriptions(model: Model, portal: Portal): Promise<void> {
  if (model.subscriptions.length === 0) return;
  const query = { search: portal.word, limit: 200 };
  const { body } = await portal.ask(portal.chief, newsletterEndpoints.list, { query });
  expectSame(
    'the list of subscriptions',
    byId(body ?? []).map(({ id, email, isActive, expiryDate }) => ({ id, email, isActive, expiry: expiryDate })),
    byId(alive(model.subscriptions)).map(({ id, email, isActive, expiry }) => ({ id, email, isActive, expiry })),
  );
}
