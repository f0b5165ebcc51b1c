import { DELETION_WORDS, type ProfileBodyInput } from '#contracts/api/account/account.ts';
import { sql } from '#db/connection.ts';
import { mailedLink } from '../../support/api/link-of.ts';
import type { Person } from '../people/callers.ts';
import type { RawResponse } from '../people/send.ts';
import { anySubscription, newAccount, newMail, ownSubscription } from '../world/arrange.ts';
import { list, type World } from '../world/world.ts';
import type { Aimed, Aims } from './aim.ts';

/** With the present password, or, now and then, with another one that differs in a letter. */
function withPassword(choice: number, by: Person, body: object): Aimed {
  return choice % 5 === 0
    ? { body: { ...body, currentPassword: `${by.password}x` }, broken: 'another password' }
    : { body: { ...body, currentPassword: by.password } };
}

const whose = async (by: Person, world: World) => (by.role === 'visitor' ? newAccount(world) : by);

/** A saved search of the caller, made beside the API, whose limit others may have reached. */
async function ownSearch(by: Person, { owner }: World): Promise<Aimed | undefined> {
  const [search] = await owner.query<{ id: number }>(sql`INSERT INTO saved_search (user_id, name, query, frequency)
    SELECT id, 'Roads', '{"search":"roads"}', 'off' FROM user_account WHERE id = ${by.id} RETURNING id`);
  return search && { params: { id: search.id } };
}

export const accountAims: Aims = {
  async 'POST /api/account/searches'({ body }, by, { owner }) {
    await owner.query(sql`DELETE FROM saved_search WHERE user_id = ${by.id}`);
    return { body: { ...(body as object), name: 'Roads', query: { search: 'roads' } } };
  },
  'PATCH /api/account/searches/:id': (_draw, by, world) => ownSearch(by, world),
  'DELETE /api/account/searches/:id': (_draw, by, world) => ownSearch(by, world),
  'POST /api/account/searches/:id/seen': (_draw, by, world) => ownSearch(by, world),
  'POST /api/account/searches/:id/feed': (_draw, by, world) => ownSearch(by, world),
  'DELETE /api/account/searches/:id/feed': (_draw, by, world) => ownSearch(by, world),
  async 'GET /searches.atom'(_draw, _by, { callers }) {
    const made = await callers.staff('POST', '/api/account/searches', { name: 'Roads', query: { search: 'roads' } });
    if (made.status !== 201) return undefined;
    const { id } = JSON.parse(made.text) as { id: number };
    const { status, text } = await callers.staff('POST', `/api/account/searches/${id}/feed`);
    if (status !== 201) return undefined;
    const token = new URL((JSON.parse(text) as { url: string }).url).searchParams.get('token');
    return token === null ? undefined : { query: { token } };
  },
  'PUT /api/account/profile'({ body, choice }, by, world) {
    const n = world.unique();
    const username = choice % 2 === 0 ? by.username : `renamed.${n}`;
    const email = choice % 4 === 0 ? `moved.${n}@example.pk` : by.email;
    return { body: { ...(body as ProfileBodyInput), username, email, currentPassword: by.password } };
  },
  'POST /api/account/password': ({ choice }, by, world) =>
    withPassword(choice, by, { newPassword: `Zar-Afshan-${world.unique()}-Kohsar` }),
  'POST /api/account/deletion': ({ choice }, by) => withPassword(choice, by, { confirmation: ` ${DELETION_WORDS} ` }),
  async 'DELETE /api/account/sessions/:id'(_draw, by, world) {
    const [session] = await world.owner.query<{ id: number }>(sql`INSERT INTO session (id_hash, user_id, credential)
      SELECT sha256(gen_random_uuid()::text::bytea), user_id, credential FROM session WHERE user_id = ${by.id}
      LIMIT 1 RETURNING id`);
    return session && { params: { id: session.id } };
  },
  async 'POST /api/confirm-address'(_draw, by, world) {
    const person = await whose(by, world);
    return person && { body: { token: await mailedLink(world.owner, person.id, 'sign-up') } };
  },
  async 'POST /api/reset-password'(_draw, by, world) {
    const person = await whose(by, world);
    if (person === undefined) return undefined;
    const after = (hit: RawResponse | undefined) => {
      if (by.role !== 'visitor') by.cookie = hit?.cookie ?? by.cookie;
    };
    const token = await mailedLink(world.owner, person.id, 'reset');
    return { body: { token, newPassword: person.password }, after };
  },
  async 'GET /api/account/mails/:id/preview'(_draw, by, world) {
    if (!(await ownSubscription(world, by))) return undefined;
    const found = await list<{ id: number; email: string }>(
      world.callers,
      `/api/admin/subscriptions?search=${encodeURIComponent(by.email)}`,
    );
    const own = found.find(({ email }) => email === by.email);
    return own && { params: { id: (await newMail(world, own.id, [])).id } };
  },
  async 'GET /api/admin/emails/:id'(_draw, _by, world) {
    const there = await anySubscription(world);
    return there && { params: { id: (await newMail(world, there.id, [])).id } };
  },
  async 'GET /api/admin/emails/:id/preview'(_draw, _by, world) {
    const there = await anySubscription(world);
    return there && { params: { id: (await newMail(world, there.id, [])).id } };
  },
};
