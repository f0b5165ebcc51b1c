import { expect, test } from 'vitest';
import { AccountExport, accountEndpoints } from '#contracts/api/account/account.ts';
import { sessionEndpoints } from '#contracts/api/account/sessions.ts';
import { sql } from '#db/connection.ts';
import { readPast } from '#db/event-store/read-stream.ts';
import { PASSWORD, type Person } from '../../../../../tests/support/api/people.ts';
import { startApi } from '../../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../../tests/support/for-tests.ts';
import { users } from '../index.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let person: Person;
let count = 0;

const api = forAllTests(() => startApi({ modules: [users], settings: { trustProxy: 1 } }));

/** Signs in with Firefox in another network; answers what a request of that device is answered. */
async function elsewhere(username: string) {
  const answer = await api.visitor().request('POST', '/api/login', {
    body: { username, password: PASSWORD },
    headers: { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' },
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return async () => (await api.visitor().request('GET', '/api/user', { headers: { cookie } })).status;
}

async function newcomer() {
  const username = `many.devices${++count}`;
  person = await api.user(username);
  return { person, other: await elsewhere(username), username };
}

const eventsOf = async (id: number) => (await readPast(api.owner, `user-${id}`)).slice(1);

test('a person sees his devices: what, from which network, since when, and which is this one [ASVS 7.5.2]', async () => {
  const { person } = await newcomer();
  const [here, there, ...more] = await person.call(sessionEndpoints.list);
  expect(more).toEqual([]);
  expect(here).toMatchObject({ isThis: true, device: 'Unknown device', network: '127.0.0.0/24' });
  expect(there).toMatchObject({ isThis: false, device: 'Firefox on Windows', network: '203.0.113.0/24' });
  for (const session of [here, there]) {
    expect(Date.parse(session?.startedAt ?? '')).toBeLessThanOrEqual(Date.parse(session?.lastSeenAt ?? ''));
  }
  const exported = AccountExport.parse(await person.call(accountEndpoints.export));
  expect(exported.sessions.map(({ device }) => device)).toEqual(['Unknown device', 'Firefox on Windows']);
});

test('he signs one device out, which is over at once and in the log; a second time there is none [ASVS 7.5.2]', async () => {
  const { person, other } = await newcomer();
  const [, there] = await person.call(sessionEndpoints.list);
  await person.call(sessionEndpoints.end, { params: { id: there?.id ?? 0 } });
  expect([await other(), (await person.get('/api/user')).status]).toEqual([401, 200]);
  expect(await person.refused(sessionEndpoints.end, { params: { id: there?.id ?? 0 } })).toMatchObject({ status: 404 });
  expect(await eventsOf(person.id)).toEqual([{ type: 'SessionsEnded', data: { count: 1 } }]);
});

test('he signs all others out, however many; without others nothing is in the log [ASVS 7.5.2]', async () => {
  const { person, other, username } = await newcomer();
  const third = await elsewhere(username);
  await person.call(sessionEndpoints.endOthers);
  await person.call(sessionEndpoints.endOthers);
  expect([await other(), await third(), (await person.get('/api/user')).status]).toEqual([401, 401, 200]);
  expect(await eventsOf(person.id)).toEqual([{ type: 'SessionsEnded', data: { count: 2 } }]);
});

test('the sessions of somebody else are neither listed nor ended [ASVS 8.2.2]', async () => {
  const { person: victim, other } = await newcomer();
  const [, theirs] = await victim.call(sessionEndpoints.list);
  const stranger = await api.user('session.stranger');
  expect(await stranger.call(sessionEndpoints.list)).toHaveLength(1);
  const refusal = await stranger.refused(sessionEndpoints.end, { params: { id: theirs?.id ?? 0 } });
  expect(refusal).toMatchObject({ status: 404 });
  await stranger.call(sessionEndpoints.endOthers);
  expect(await other()).toBe(200);
});

test('a session that is over is not listed, and of very many the present one is', async () => {
  const { person } = await newcomer();
  await api.owner.query(sql`UPDATE session SET last_seen_at = now() - interval '15 days'
    WHERE user_id = ${person.id} AND device LIKE 'Firefox%'`);
  expect(await person.call(sessionEndpoints.list)).toHaveLength(1);
  await api.owner.query(sql`INSERT INTO session (id_hash, user_id, credential, last_seen_at)
    SELECT sha256(n::text::bytea), user_id, credential, now() + interval '1 second' FROM session, generate_series(1, 150) n
    WHERE user_id = ${person.id} AND device = 'Unknown device'`);
  const listed = await person.call(sessionEndpoints.list);
  expect(listed).toHaveLength(100);
  expect(listed[0]?.isThis).toBe(true);
  await person.call(sessionEndpoints.endOthers);
  expect(await person.call(sessionEndpoints.list)).toHaveLength(1);
});
