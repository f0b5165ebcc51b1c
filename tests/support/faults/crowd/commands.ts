import type { Answer } from '../../http.ts';
import { applicant, notice, preferences, transfer } from './bodies.ts';
import type { Command } from './client.ts';
import { REFUSALS } from './refusals.ts';

const idOf = ({ body }: Answer) => (body as { id: number }).id;

const publish: Command = async (client) => {
  const name = client.newName();
  const answer = await client.write('publish', name, 'POST', '/api/tenders', { body: notice(name) });
  if (answer?.status === 201) client.tenders.push(idOf(answer));
};

/** As a careful client does: the same request again and again under one key, until an answer comes. */
const publishOnce: Command = async (client) => {
  const name = client.newName();
  const options = { body: notice(name), headers: { 'idempotency-key': name } };
  const answer = await client.writeUntilAnswered('publish', name, 'POST', '/api/tenders', options);
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
  const answer = await client.write('category', name, 'POST', '/api/categories', { body: { name, description: name } });
  if (answer?.status === 201) client.categories.push(idOf(answer));
};

const rename: Command = async (client) => {
  const id = client.oneOf(client.categories);
  if (id === undefined) return category(client);
  const name = client.newName();
  await client.write('rename', name, 'PUT', `/api/categories/${id}`, { body: { name, description: name } });
};

const subscribe: Command = async (client) => {
  const name = client.newName();
  const body = applicant(`${name}@example.pk`, name);
  const answer = await client.write('subscribe', name, 'POST', '/api/newsletter', { body });
  if (answer?.status !== 201) return;
  client.subscriptions.push(idOf(answer));
  client.taken.addresses.push(body.email);
};

const pay: Command = async (client) => {
  const id = client.oneOf(client.subscriptions);
  if (id === undefined) return subscribe(client);
  const amount = client.newAmount();
  const body = transfer(amount, `${amount}`);
  const answer = await client.write('pay', `${amount}`, 'POST', `/api/admin/subscriptions/${id}/payments`, { body });
  if (answer?.status === 201) client.taken.references.push(body.reference);
};

const prefer: Command = async (client) => {
  const name = client.newName();
  await client.writeAsMyself('prefer', name, 'PUT', '/api/account/subscription/preferences', {
    body: preferences(name),
  });
};

const save: Command = async (client) => {
  const id = client.oneOf(client.everybodys);
  const method = Math.random() < 0.6 ? 'PUT' : 'DELETE';
  const answer = await client.writeQuietly(method, `/api/account/saved/${id}`);
  client.noteSaved(id ?? 0, method === 'PUT', answer);
};

export const COMMANDS: readonly Command[] = [
  ...[publish, publish, publishOnce, publishOnce, edit, edit, edit, remove],
  ...[category, rename, subscribe, pay, prefer, save],
  ...REFUSALS,
];
