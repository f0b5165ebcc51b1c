import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import type { Answer } from '../../http.ts';
import type { Command } from './client.ts';

export const notice = (title: string) => ({
  title,
  description: 'Works as described in the documents.',
  publishDate: karachiDay(new Date()),
  closingDate: addDays(karachiDay(new Date()), 20),
  status: 'open',
  categories: ['Roads'],
  sectors: ['Government'],
});

const idOf = ({ body }: Answer) => (body as { id: number }).id;

const publish: Command = async (client) => {
  const name = client.newName();
  const answer = await client.write('publish', name, 'POST', '/api/tenders', { body: notice(name) });
  if (answer?.status === 201) client.tenders.push(idOf(answer));
};

/** As a careful client does: the same wish again and again under one key, until an answer comes. */
const publishOnce: Command = async (client) => {
  const name = client.newName();
  const wish = { body: notice(name), headers: { 'idempotency-key': name } };
  const answer = await client.writeUntilAnswered('publish', name, 'POST', '/api/tenders', wish);
  if (answer?.status === 201) client.tenders.push(idOf(answer));
};

/** All clients change the same few tenders, too, so that many are refused. */
const edit: Command = async (client) => {
  const id = client.oneOf([...client.tenders, ...client.everybodys]);
  const seen = await client.read(`/api/tenders/${id}`);
  const etag = seen?.headers.get('etag');
  if (etag === null || etag === undefined) return;
  const name = client.newName();
  await client.write('edit', name, 'PUT', `/api/tenders/${id}`, { body: notice(name), headers: { 'if-match': etag } });
};

const remove: Command = async (client) => {
  const id = client.tenders.shift();
  if (id === undefined) return publish(client);
  await client.write('remove', `tender-${id}`, 'DELETE', `/api/tenders/${id}`);
};

const category: Command = async (client) => {
  const name = client.newName();
  const answer = await client.write('category', name, 'POST', '/api/categories', { body: { name } });
  if (answer?.status === 201) client.categories.push(idOf(answer));
};

const rename: Command = async (client) => {
  const id = client.oneOf(client.categories);
  if (id === undefined) return category(client);
  const name = client.newName();
  await client.write('rename', name, 'PUT', `/api/categories/${id}`, { body: { name } });
};

const taste = (name: string) => ({
  interestAreas: ['Construction'],
  cities: [name],
  emailFrequency: 'weekly',
});

const subscribe: Command = async (client) => {
  const name = client.newName();
  const body = { email: `${name}@example.pk`, fullName: name, businessType: 'Supplier', ...taste(name) };
  const answer = await client.write('subscribe', name, 'POST', '/api/newsletter', { body });
  if (answer?.status === 201) client.subscriptions.push(idOf(answer));
};

const pay: Command = async (client) => {
  const id = client.oneOf(client.subscriptions);
  if (id === undefined) return subscribe(client);
  const name = client.newName();
  const body = { plan: 'monthly', amount: 2500, reference: name, note: 'As agreed.' };
  await client.write('pay', name, 'POST', `/api/admin/subscriptions/${id}/payments`, { body });
};

const prefer: Command = async (client) => {
  const name = client.newName();
  await client.writeAsMyself('prefer', name, 'PUT', '/api/account/subscription/preferences', { body: taste(name) });
};

const save: Command = async (client) => {
  const id = client.oneOf(client.everybodys);
  const method = Math.random() < 0.6 ? 'PUT' : 'DELETE';
  const answer = await client.writeQuietly(method, `/api/account/saved/${id}`);
  client.shelve(id ?? 0, method === 'PUT', answer);
};

export const COMMANDS: readonly Command[] = [
  ...[publish, publish, publishOnce, publishOnce, edit, edit, edit, remove],
  ...[category, rename, subscribe, pay, prefer, save],
];
