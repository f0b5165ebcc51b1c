import type { Tender, TenderBodyInput } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { pdfOf } from '../../support/payments/pdf-of.ts';
import { anySubscription, anyTender, newMail, newTender } from '../world/arrange.ts';
import type { World } from '../world/world.ts';
import { type Aim, type Aims, type Draw, pick } from './aim.ts';

const existing: Aim = async ({ query, choice }, _by, world) => {
  const id = await anyTender(world, choice);
  return id === undefined ? undefined : { params: { id }, query };
};

/** The drawn body with references that exist and days in their order. */
export async function statement({ body, choice }: Draw, world: World): Promise<TenderBodyInput> {
  const drawn = body as TenderBodyInput;
  const { categories, organizations } = await world.catalogue();
  const days = [drawn.publishDate, drawn.closingDate].map(String).sort();
  const some = organizations.slice(0, choice % 3);
  return {
    ...drawn,
    publishDate: days[0] ?? '',
    closingDate: days[1] ?? '',
    categories: [pick(categories, choice) ?? 'Roads'],
    organizationIds: some,
    procuringOrganizationId: choice % 2 === 0 ? null : (some[0] ?? null),
    imageUrl: choice % 3 === 0 ? (pick(world.pictures, choice) ?? null) : null,
    documents: [], // a drawn digest is of no file
  };
}

const LATEST = '9'.repeat(9);

/** The version on which an edit says it is based; an edit of another one has to be refused. */
function conditions(id: number, version: number, choice: number) {
  const stale = { headers: { 'if-match': `"tender-${id}-${LATEST}"` }, broken: 'a stale If-Match' };
  const current = { headers: { 'if-match': `"tender-${id}-${version}"` } };
  return [current, current, current, {}, { headers: { 'if-match': '*' } }, stale][choice % 6];
}

export const tenderAims: Aims = {
  'GET /api/tenders/:id': existing,
  'GET /api/tenders/:id/history': existing,
  'GET /tenders/:id.ics': existing,
  'GET /tenders/:id/card.jpg': existing,
  async 'POST /api/tenders/:id/sources'({ body, choice }, _by, world) {
    const id = await anyTender(world, choice);
    return id === undefined
      ? undefined
      : { params: { id }, body: { ...(body as object), reference: `N${world.unique()}` } };
  },
  'PUT /api/account/saved/:id': existing,
  'DELETE /api/account/saved/:id': existing,
  async 'GET /api/tenders/:id/image'({ choice }, _by, world) {
    const tender = await world.kept('picture', () => newTender(world, pick(world.pictures, choice)));
    if (tender === undefined) return undefined;
    const version = new URL(tender.imageUrl ?? '', 'http://x').searchParams.get('v');
    return { params: { id: tender.id }, query: choice % 2 === 0 || version === null ? {} : { v: version } };
  },
  'POST /api/admin/files': (_draw, _by, world) => ({
    query: { name: 'drawn.pdf' },
    text: pdfOf(`Terms ${world.unique()}`).toString('latin1'),
    headers: { 'content-type': 'application/octet-stream' },
  }),
  async 'GET /files/:digest/:fileName'({ choice }, _by, world) {
    const [digest, name] = ['ab'.repeat(32), 'terms.pdf'];
    const id = await anyTender(world, choice);
    if (id === undefined) return undefined;
    await world.owner.query(sql`INSERT INTO file (digest, type, pages, size, words, bytes)
      VALUES (${digest}, 'application/pdf', 1, 20, '', decode(repeat('00', 20), 'hex')) ON CONFLICT DO NOTHING`);
    const file = { digest, type: 'application/pdf', name, pages: 1, bytes: 20, width: null, height: null };
    await world.owner.query(
      sql`UPDATE tender SET documents = ${JSON.stringify([file])}::jsonb WHERE id = ${id} AND documents IS NULL`,
    );
    return { params: { digest, fileName: name } };
  },
  async 'GET /api/tenders/:id/redactions'(_draw, _by, world) {
    const tender = await newTender(world);
    return tender && { params: { id: tender.id } };
  },
  async 'POST /api/tenders/:id/redactions'({ body, choice }, _by, world) {
    const tender = await newTender(world);
    if (tender === undefined) return undefined;
    const fields = [['title'], ['description'], ['title', 'description']][choice % 3];
    return { params: { id: tender.id }, body: { ...(body as object), version: 1, fields } };
  },
  async 'POST /api/tenders'(draw, _by, world) {
    const body = await statement(draw, world);
    if (draw.choice % 7 === 0) {
      const imageUrl = pick(world.impostors, draw.choice) ?? null;
      return { body: { ...body, imageUrl }, broken: 'an image that is none' };
    }
    return draw.choice % 4 === 0 ? { body, headers: { 'idempotency-key': `key-${world.unique()}` } } : { body };
  },
  async 'PUT /api/tenders/:id'(draw, _by, world) {
    const id = await anyTender(world, draw.choice);
    const { status, text } = await world.callers.staff('GET', `/api/tenders/${id ?? 0}`);
    if (id === undefined || status !== 200) return undefined;
    const { version, imageUrl } = JSON.parse(text) as Tender;
    const body = await statement(draw, world);
    const kept = draw.choice % 2 === 0 ? { ...body, imageUrl } : body;
    return { params: { id }, body: kept, ...conditions(id, version, draw.choice) };
  },
  async 'DELETE /api/tenders/:id'({ choice }, _by, world) {
    const tender = await newTender(world);
    return tender && { params: { id: tender.id }, ...conditions(tender.id, tender.version, choice) };
  },
  async 'GET /api/sent/:token/:mail'({ choice }, _by, world) {
    const [subscription, tender] = [await anySubscription(world), await anyTender(world, choice)];
    if (subscription === undefined || tender === undefined) return undefined;
    const mail = await newMail(world, subscription.id, [tender]);
    return { params: { token: world.tokens.sign(subscription.id), mail: mail.name } };
  },
};
