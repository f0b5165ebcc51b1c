import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { emailEndpoints } from '#contracts/api/emails.ts';
import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { ocidOf } from '#contracts/rules/ocid.ts';
import { type Queryable, type SQLQuery, sql } from '#db/connection.ts';
import { sealLog } from '#db/event-store/seals/seal-log.ts';
import { verifyLog } from '#db/event-store/seals/verify-log.ts';
import { MODULES } from '../../services/api/app.ts';
import { rebuild } from '../../services/api/rebuild/rebuild.ts';
import { differs } from '../../services/api/rebuild/tables/compare-tables.ts';
import { tablesThatHold } from '../support/api/tables-that-hold.ts';
import { forAllTests } from '../support/for-tests.ts';
import type { Actor } from '../support/http.ts';
import { withTamperedLog } from '../support/log/sealed-log.ts';
import { dataUrl, picture } from '../support/tenders/image-files.ts';
import { Portal } from '../support/worker/portal.ts';

const { redact } = redactionEndpoints;
const KEY = 'k'.repeat(40);
const PHONE = '0300-9876543';
const today = karachiDay(new Date());
const body = (changes: object = {}) => ({
  title: 'Repair of the canal',
  description: `Ask Mr Khan, ${PHONE}, for the papers.`,
  contact: `Khan ${PHONE}`,
  ocrText: `SCAN ${PHONE}`,
  publishDate: today,
  closingDate: addDays(today, 20),
  status: 'open' as const,
  categories: ['Roads'],
  sectors: ['Government' as const],
  ...changes,
});

let kept = 0;
let removed = 0;
let titled = 0;
let images: string[];

const put = (id: number, changes: object) =>
  portal.chief.call(tenderEndpoints.update, { params: { id }, body: body(changes) });
const take = (id: number, version: number, fields: readonly string[]) =>
  portal.chief.call(redact, { params: { id }, body: { version, fields: fields as never, reason: 'A private number' } });
const seal = () =>
  sealLog(portal.api.owner, { key: KEY, upTo: Number.MAX_SAFE_INTEGER, clock: () => new Date(), eventsPerSeal: 5 });
const verify = () => verifyLog(portal.api.db, { key: KEY });
const imageHashes = async () =>
  (await portal.api.owner.query<{ hash: string }>(sql`SELECT hash FROM image ORDER BY hash`)).map(({ hash }) => hash);
const ocid = async (id: number) => {
  const [row] = await portal.api.owner.query<{ event: string }>(
    sql`SELECT event_id AS event FROM es.events WHERE stream_id = ${`tender-${id}`} AND version = 1`,
  );
  return ocidOf(id, row?.event ?? '');
};

/** Every public answer in which the notice may be, and those of administrators, as text. */
async function answers(id: number): Promise<string[]> {
  const { api, chief } = portal;
  const open = [
    `/api/tenders?search=${encodeURIComponent(PHONE)}`,
    '/api/tenders',
    `/api/tenders/${id}`,
    `/api/tenders/${id}/history`,
    '/api/ocds/releases',
    '/api/ocds/releases.jsonl',
    `/api/ocds/records/${await ocid(id)}`,
    '/tenders.csv',
    '/tenders.atom',
    '/tenders.ics',
  ];
  const texts = await Promise.all(open.map(async (path) => (await fetch(`${api.origin}${path}`)).text()));
  const admin = [
    '/api/admin/events?limit=100',
    '/api/admin/events/export?format=jsonl',
    '/api/admin/events/export?format=csv',
  ];
  for (const path of admin) texts.push(JSON.stringify((await chief.get(path)).body ?? ''));
  for (const { id: mail } of await chief.call(emailEndpoints.list, { query: {} })) {
    texts.push(JSON.stringify((await chief.get(`/api/admin/emails/${mail}`)).body));
  }
  return texts.filter((text) => text.includes(PHONE));
}

const portal = forAllTests(() => Portal.start({}, MODULES));
beforeAll(async () => {
  await portal.payer();
  const scan = async (seed: number) => dataUrl('png', await picture('png', 60, 40, seed));
  const publish = async (seed: number) => portal.publish({ ...body(), imageUrl: await scan(seed) });
  kept = await publish(3);
  removed = await publish(5);
  titled = await portal.publish({ title: `Call ${PHONE} about the bridge at Jhelum` });
  await portal.demand();
  await seal();
  const { imageUrl } = await portal.chief.call(tenderEndpoints.get, { params: { id: kept } });
  await put(kept, { title: 'Repair of the canal, lot 2', imageUrl });
  await put(kept, { title: 'Repair of the canal, lot 2', description: 'Ask the office.' });
  await portal.chief.call(tenderEndpoints.remove, { params: { id: removed } });
  images = await imageHashes();
});

const FIELDS = ['description', 'contact', 'ocrText', 'imageUrl'] as const;

describe('a phone number in a notice', () => {
  it('is in the log, the lists, the mails and the answers before', async () => {
    expect(await tablesThatHold(portal.api.owner, [PHONE])).toEqual([
      'es.events',
      'public.mail_piece',
      'public.tender',
    ]);
    expect((await answers(kept)).length).toBeGreaterThan(5);
    expect(images).toHaveLength(2);
  });

  it('is taken back by the Super Admin alone, with a reason, and only where it stands', async () => {
    const refused = async (who: Actor, changes: object, id = kept) =>
      (
        await who.refused(redact, {
          params: { id },
          body: { version: 1, fields: ['contact'], reason: 'A number', ...changes } as never,
        })
      ).status;
    const admin = await portal.api.admin();
    expect(await refused(admin, {})).toBe(403);
    expect(await refused(portal.api.visitor(), {})).toBe(401);
    for (const changes of [{ reason: ' ' }, { fields: [] }, { fields: ['closingDate'] }, { version: 9 }]) {
      expect(await refused(portal.chief, changes)).toBe(400);
    }
    expect(await refused(portal.chief, { fields: ['source'] })).toBe(400);
    expect(await refused(portal.chief, {}, 999_999)).toBe(404);
  });

  it('is nowhere after its redaction: no column of any table, no answer, no picture [ASVS 14.2.4]', async () => {
    const { headers } = await portal.chief.get(`/api/tenders/${kept}`);
    expect(await take(kept, 1, FIELDS)).toEqual({ version: 4, redacted: [1, 2, 3] });
    expect(await take(removed, 1, FIELDS)).toEqual({ version: 3, redacted: [1] });
    expect(await take(titled, 1, ['title'])).toEqual({ version: 2, redacted: [1] });
    expect(await tablesThatHold(portal.api.owner, [PHONE])).toEqual([]);
    expect(await imageHashes()).toEqual([]);
    expect(await tablesThatHold(portal.api.owner, images)).toEqual([]);
    for (const id of [kept, removed, titled]) expect(await answers(id)).toEqual([]);
    const stale = await portal.chief.send(tenderEndpoints.update, {
      params: { id: kept },
      body: body(),
      headers: { 'if-match': headers.get('etag') ?? '' },
    });
    expect(stale.status).toBe(412);
  });

  it('leaves what else was stated, and says that something was taken back', async () => {
    const params = { params: { id: kept } };
    expect(await portal.chief.call(tenderEndpoints.get, params)).toMatchObject({
      title: 'Repair of the canal, lot 2',
      description: 'Ask the office.',
      contact: null,
      imageUrl: null,
      version: 4,
    });
    const history = await portal.chief.call(tenderEndpoints.history, params);
    expect(history[0]).toMatchObject({
      version: 4,
      changes: [],
      redacted: ['description', 'contact', 'ocrText', 'imageUrl'],
    });
    expect(history[1]?.changes).toEqual([{ field: 'description', before: '[redacted]', after: 'Ask the office.' }]);
    const record = await (await fetch(`${portal.api.origin}/api/ocds/records/${await ocid(kept)}`)).json();
    const { releases } = (record as { records: { releases: { tender: Record<string, unknown> }[] }[] }).records[0] ?? {
      releases: [],
    };
    expect(releases.map(({ tender }) => [tender.description, Array.isArray(tender.redactions)])).toEqual([
      ['[redacted]', true],
      ['[redacted]', true],
      ['Ask the office.', true],
      ['Ask the office.', false],
    ]);
    const events = JSON.stringify((await portal.chief.get('/api/admin/events?limit=20')).body);
    expect(events).toContain('A private number');
  });

  it('takes a city out of the counts, also one that was changed before', async () => {
    const towns = ['Secretpur', 'Hiddenabad'];
    const id = await portal.publish({ ...body(), city: towns[0], province: towns[1] });
    await portal.api.owner.query(sql`SELECT tender_tally_merge()`);
    await put(id, { city: 'Lahore', province: 'Punjab' });
    expect(await tablesThatHold(portal.api.owner, towns)).toContain('public.tender_tally');
    await take(id, 1, ['city', 'province']);
    expect(await tablesThatHold(portal.api.owner, towns)).toEqual([]);
    await portal.chief.call(tenderEndpoints.remove, { params: { id } });
  });

  it('verifies, sealed before or after, and a rebuild finds the same rows [C25]', async () => {
    expect(await verify()).toMatchObject({ intact: true });
    await seal();
    expect(await verify()).toMatchObject({ intact: true });
    expect(await take(kept, 3, ['title'])).toEqual({ version: 5, redacted: [2, 3, 4] });
    expect(await verify()).toMatchObject({ intact: true });
    await seal();
    expect(await verify()).toMatchObject({ intact: true });
    const { differences } = await rebuild(portal.api.owner, { modules: MODULES, checkOnly: true });
    const tenders = differences.filter(({ table }) => table.startsWith('tender'));
    expect(tenders.filter(differs)).toEqual([]);
    expect(tenders.length).toBeGreaterThan(0);
  });

  it('forged by a superuser without its event, or with another, is located [ASVS 16.4.2] [C25]', async () => {
    const [event] = await portal.api.owner.query<{ position: number }>(
      sql`SELECT position FROM es.events WHERE stream_id = ${`tender-${kept}`} AND version = 1`,
    );
    const harmed = (data: SQLQuery) =>
      withTamperedLog(
        portal.api.owner,
        (tx) => tx.query(sql`UPDATE es.events SET data = ${data} WHERE position = ${event?.position ?? 0}`),
        (tx) => verifyLog(tx, { key: KEY }),
      );
    const located = { intact: false, firstBadPosition: event?.position };
    expect(await harmed(sql`jsonb_set(data, '{tender,contact}', '"Khan 0300"')`)).toMatchObject(located);
    expect(await harmed(sql`es.redacted_data(data, '{title}')`)).toMatchObject(located);
  });

  /** Appends, as whoever holds this login could, a redaction of the first event of `stream` with digests that fit. */
  const forge = (tx: Queryable, stream: string, fields: readonly string[]) =>
    tx.query<{ position: number }>(sql`INSERT INTO es.events (stream_id, version, event_id, type, schema, data, meta)
      SELECT stream_id, (SELECT max(version) + 1 FROM es.events WHERE stream_id = v.stream_id), gen_random_uuid(),
        'TenderRedacted', 1, jsonb_build_object('redactions', jsonb_build_array(jsonb_build_object('position', position,
          'fields', ${JSON.stringify(fields)}::jsonb, 'before', es.event_digest(v, data),
          'after', es.event_digest(v, es.redacted_data(data, ${fields}::text[]))))), meta
      FROM es.events v WHERE stream_id = ${stream} AND version = 1 RETURNING position`);

  it.each([[['closingDate']], [['status']], [['categoryIds']], [['contact', 'openingAt']], [['unheard']], [[]]])(
    'takes texts and pictures alone, also with SQL of the API: not %j',
    async (fields) => {
      const events = sql`SELECT * FROM es.events ORDER BY position`;
      const before = await portal.api.db.query(events);
      const redacting = portal.api.db.tx(async (tx) => {
        const [event] = await forge(tx, `tender-${kept}`, fields);
        await tx.query(sql`SELECT es.redact(${event?.position ?? 0})`);
      });
      await expect(redacting).rejects.toMatchObject({ code: 'ES403' });
      expect(await portal.api.db.query(events)).toEqual(before);
    },
  );

  it.each([
    ['UserRegistered', sql`'{"x": 1}'`, ['title']],
    ['SubscriptionRequested', sql`'{"x": 1}'`, ['title']],
    ['TenderPublished', sql`'{"tender": {"title": "Forged"}}'`, ['title']],
    ['TenderPublished', sql`'{"tender": {"closingDate": null}}'`, ['closingDate']],
    ['TenderPublished', sql`'{"tender": {"closingDate": null}}'`, []],
  ])('forged in a %s with digests on record is located [ASVS 16.4.2] [C25]: %#', async (type, data, fields) => {
    const [event] = await portal.api.owner.query<{ position: number; stream: string }>(
      sql`SELECT position, stream_id AS stream FROM es.events WHERE type = ${type} AND version = 1 ORDER BY position LIMIT 1`,
    );
    const found = await withTamperedLog(
      portal.api.owner,
      async (tx) => {
        const [made] = await forge(tx, event?.stream ?? '', fields);
        await tx.query(sql`UPDATE es.events r SET data = jsonb_set(r.data, '{redactions,0,after}',
            to_jsonb(es.event_digest(v, v.data || ${data}::jsonb))) FROM es.events v
          WHERE r.position = ${made?.position ?? 0} AND v.position = ${event?.position ?? 0}`);
        await tx.query(
          sql`UPDATE es.events SET data = data || ${data}::jsonb WHERE position = ${event?.position ?? 0}`,
        );
      },
      (tx) => verifyLog(tx, { key: KEY }),
    );
    expect(found).toMatchObject({ intact: false, firstBadPosition: event?.position });
  });

  it('is in the list of what is to be done again after a restore, by the page on that', async () => {
    const page = await readFile(new URL('../../docs/operations/restore.md', import.meta.url), 'utf8');
    const { rows } = await portal.api.owner.pool.query(/`(SELECT recorded_at[^`]+)`/.exec(page)?.[1] ?? '');
    const again = { stream_id: `tender-${titled}`, version: 1, fields: ['title'] };
    expect(rows).toContainEqual(expect.objectContaining(again));
  });

  it('lets nobody change an event but by es.redact, with its event in the same transaction [C25]', async () => {
    const { db, owner } = portal.api;
    const [own] = await owner.query<{ position: number }>(
      sql`SELECT max(position) AS position FROM es.events WHERE type = 'TenderRedacted'`,
    );
    const forbidden = { code: 'ES403' };
    await expect(db.query(sql`SELECT es.redact(${own?.position ?? 0})`)).rejects.toMatchObject(forbidden);
    await expect(db.query(sql`SELECT es.redact(1)`)).rejects.toMatchObject(forbidden);
    await expect(db.query(sql`UPDATE es.events SET data = '{}'`)).rejects.toMatchObject({ code: '42501' });
    await expect(owner.query(sql`UPDATE es.events SET data = data || '{"x": 1}'`)).rejects.toMatchObject(forbidden);
    const rows = sql`UPDATE es.events SET data = es.redacted_data(data, '{title}') WHERE stream_id = ${`tender-${titled}`}`;
    await expect(owner.query(rows)).rejects.toMatchObject(forbidden);
  });
});
