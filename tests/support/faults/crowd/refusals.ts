import { applicant, notice, preferences, transfer } from './bodies.ts';
import type { Command } from './client.ts';

/** An edit that knows nothing of the one before it. */
const staleEdit: Command = async (client) => {
  const id = client.oneOf([...client.tenders, ...client.everybodys]);
  const path = `/api/tenders/${id}`;
  const etag = (await client.read(path))?.headers.get('etag');
  if (etag === null || etag === undefined) return;
  const [first, second] = [client.newName(), client.newName()];
  const headers = { 'if-match': etag };
  const made = await client.write('edit', first, 'PUT', path, { body: notice(first), headers });
  if (made?.status === 200) await client.refuse('edit', second, 'PUT', path, { body: notice(second), headers });
};

const editOfNothing: Command = async (client) => {
  const name = client.newName();
  const headers = { 'if-match': '"1"' };
  await client.refuse('edit', name, 'PUT', '/api/tenders/2000000000', { body: notice(name), headers });
};

const incompleteNotice: Command = async (client) => {
  const name = client.newName();
  await client.refuse('publish', name, 'POST', '/api/tenders', { body: { ...notice(name), sectors: [] } });
};

const noticeOfNobody: Command = async (client) => {
  const name = client.newName();
  await client.refuse('publish', name, 'POST', '/api/tenders', { body: notice(name), headers: { cookie: '' } });
};

const noticeWithoutRight: Command = async (client) => {
  const name = client.newName();
  await client.refuse('publish', name, 'POST', '/api/tenders', { body: notice(name) }, true);
};

const sameCategory: Command = async (client) => {
  const name = client.newName();
  await client.refuse('category', name, 'POST', '/api/categories', { body: { name: 'Roads', description: name } });
};

const sameNewName: Command = async (client) => {
  const id = client.oneOf(client.categories);
  if (id === undefined) return;
  const name = client.newName();
  const body = { name: 'Roads', description: name };
  await client.refuse('rename', name, 'PUT', `/api/categories/${id}`, { body });
};

const sameAddress: Command = async (client) => {
  const email = client.oneOf(client.taken.addresses);
  if (email === undefined) return;
  const name = client.newName();
  await client.refuse('subscribe', name, 'POST', '/api/newsletter', { body: applicant(email, name) });
};

/** Two at once with one address, of which at most one may go through. */
const addressAtOnce: Command = async (client) => {
  const names = [client.newName(), client.newName()];
  const body = (name: string) => applicant(`both-${names[0]}@example.pk`, name);
  await Promise.all(
    names.map((name) => client.write('subscribe', name, 'POST', '/api/newsletter', { body: body(name) })),
  );
};

const sameReference: Command = async (client) => {
  const [id, reference] = [client.oneOf(client.subscriptions), client.oneOf(client.taken.references)];
  if (id === undefined || reference === undefined) return;
  const amount = client.newAmount();
  const body = transfer(amount, reference);
  await client.refuse('pay', `${amount}`, 'POST', `/api/admin/subscriptions/${id}/payments`, { body });
};

const tasteForNothing: Command = async (client) => {
  const name = client.newName();
  const body = { ...preferences(name), interestAreas: [] };
  await client.refuse('prefer', name, 'PUT', '/api/account/subscription/preferences', { body }, true);
};

/** Writes that have to be refused, each for a reason of its own. */
export const REFUSALS: readonly Command[] = [
  ...[staleEdit, editOfNothing, incompleteNotice, noticeOfNobody, noticeWithoutRight],
  ...[sameCategory, sameNewName, sameAddress, addressAtOnce, sameReference, tasteForNothing],
];
