import type { DraftRow } from '#contracts/api/operations/drafts.ts';
import { sql } from '#db/connection.ts';
import type { Person } from '../../people/callers.ts';
import { anyTender } from '../../world/arrange.ts';
import type { World } from '../../world/world.ts';
import type { Aim, Aims } from '../aim.ts';
import { statement } from '../tenders.ts';

const DRAFTS = '/api/admin/drafts';

async function asked<T>(world: World, method: string, path: string, body?: unknown): Promise<T | undefined> {
  const { status, text } = await world.callers.staff(method, path, body);
  if (status >= 500) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
  return status < 300 && text !== '' ? (JSON.parse(text) as T) : undefined;
}

/** A file that nobody stored before, as a call names it; an upload would take its turn among all others. */
async function newFile(world: World) {
  const digest = `d${world.unique().toString(16)}`.padStart(64, 'a');
  await world.owner.query(sql`INSERT INTO file (digest, type, pages, size, width, height, words, bytes)
    VALUES (${digest}, 'image/webp', 1, 20, 40, 30, '', decode(repeat('00', 20), 'hex'))`);
  return { digest, name: 'cutting.webp' };
}

async function newDraft(world: World, count = 1): Promise<DraftRow | undefined> {
  const files = await Promise.all(Array.from({ length: count }, () => newFile(world)));
  return asked<DraftRow>(world, 'POST', DRAFTS, { files });
}

const secondLook = (world: World, isOn: boolean) => asked(world, 'PUT', '/api/admin/settings', { secondLook: isOn });

const give = (world: World, id: number, holderId: number) =>
  asked(world, 'PUT', `${DRAFTS}/${id}/holder`, { holderId, expectedHolderId: null });

/** A new draft in the hands of who calls, where drafts may be in his hands. */
async function draftOf(world: World, by: Person): Promise<DraftRow | undefined> {
  const draft = await newDraft(world);
  if (draft !== undefined) await give(world, draft.id, by.id);
  return draft;
}

const ofNew: Aim = async ({ body, query }, _by, world) => {
  const draft = await newDraft(world);
  return draft && { params: { id: draft.id }, body, query };
};

const ofHeld: Aim = async ({ body }, by, world) => {
  const draft = await draftOf(world, by);
  return draft && { params: { id: draft.id }, body };
};

export const draftAims: Aims = {
  async [`POST ${DRAFTS}`](_draw, _by, world) {
    return { body: { files: [await newFile(world)] } };
  },
  [`GET ${DRAFTS}/:id`]: ofNew,
  async [`GET ${DRAFTS}/:id/pages/:number`](_draw, _by, world) {
    const draft = await newDraft(world);
    if (draft === undefined) return undefined;
    await world.owner.query(sql`INSERT INTO file_page (digest, page, width, height, lines, picture, thumbnail)
      VALUES (${draft.files[0]?.digest ?? ''}, 1, 9, 9, '[]', 'drawn', 'small')`);
    return { params: { id: draft.id, number: 1 } };
  },
  async [`PUT ${DRAFTS}/:id/holder`](_draw, by, world) {
    const draft = await newDraft(world);
    return draft && { params: { id: draft.id }, body: { holderId: by.id, expectedHolderId: null } };
  },
  [`PUT ${DRAFTS}/:id/work`]: ofHeld,
  async [`POST ${DRAFTS}/merge`](_draw, _by, world) {
    const [one, other] = [await newDraft(world), await newDraft(world)];
    return one && other && { body: { ids: [one.id, other.id] } };
  },
  async [`POST ${DRAFTS}/:id/split`](_draw, _by, world) {
    const draft = await newDraft(world, 2);
    return draft && { params: { id: draft.id } };
  },
  async [`POST ${DRAFTS}/:id/submit`](draw, by, world) {
    await secondLook(world, true);
    return ofHeld(draw, by, world);
  },
  async [`POST ${DRAFTS}/:id/return`]({ body }, _by, world) {
    await secondLook(world, true);
    const draft = await newDraft(world);
    if (draft === undefined) return undefined;
    await give(world, draft.id, 1);
    await asked(world, 'POST', `${DRAFTS}/${draft.id}/submit`, { values: {}, confirmed: [] });
    return { params: { id: draft.id }, body };
  },
  async [`POST ${DRAFTS}/:id/tender`](draw, by, world) {
    await secondLook(world, false);
    const draft = await draftOf(world, by);
    return draft && { params: { id: draft.id }, body: { ...(await statement(draw, world)), imageUrl: null } };
  },
  async [`POST ${DRAFTS}/:id/source`]({ body, choice }, _by, world) {
    const [draft, tenderId] = [await newDraft(world), await anyTender(world, choice)];
    if (draft === undefined || tenderId === undefined) return undefined;
    return { params: { id: draft.id }, body: { ...(body as object), tenderId, reference: `D${world.unique()}` } };
  },
  [`DELETE ${DRAFTS}/:id`]: ofNew,
  async [`POST ${DRAFTS}/:id/restore`](_draw, _by, world) {
    const draft = await newDraft(world);
    if (draft === undefined) return undefined;
    await asked(world, 'DELETE', `${DRAFTS}/${draft.id}`);
    return { params: { id: draft.id } };
  },
};
