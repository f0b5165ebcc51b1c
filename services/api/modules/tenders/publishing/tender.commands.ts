import type { SourceBody } from '#contracts/api/tenders/sources.ts';
import type { TenderBody, TenderEdit } from '#contracts/api/tenders.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { versionInAddress } from '#contracts/rules/image-address.ts';
import type { Database, Queryable, SQLQuery } from '#db/connection.ts';
import { nextId } from '#db/next-id.ts';
import { spelledPlace } from '../../../../platform/search/spelling.ts';
import { commandsOn } from '../../../platform/commands/handle-command.ts';
import { violatedConstraint } from '../../../platform/commands/violations.ts';
import type { StoredImage } from '../../../platform/images/stored-image.ts';
import { conflict } from '../../../platform/refusal.ts';
import { findDocuments } from '../documents/document.queries.ts';
import { encodeImage } from '../images/encode-image.ts';
import { insertImage } from '../images/image.queries.ts';
import { type BulkFacts, foreignImage, type ImageChoice, tenderDecider } from '../tender.decider.ts';
import { projectTender } from '../tender.projection.ts';
import { findPublished, type IdempotencyKey, rememberKey } from './publish-once.ts';
import { draftOf } from './tender.draft.ts';
import { findReferences } from './tender.references.ts';

/** A command on one tender; a category or an organization that goes at this moment is a conflict. */
export const handleTender = commandsOn({
  kind: 'tender',
  decider: tenderDecider,
  project: projectTender,
  refusalOf: (constraint) => {
    const [, gone] = /(category|organization)_id_fkey$/.exec(constraint) ?? [];
    if (gone === undefined) return undefined;
    const what = gone === 'category' ? 'A category' : 'An organization';
    return conflict(`${what} of this tender was deleted at this moment. Reload, choose again, and save.`);
  },
});

/** Returns the id of the tender: the original one when the idempotency key was already used. */
export async function publishTender(
  db: Database,
  body: TenderBody,
  meta: EventMeta,
  key: IdempotencyKey | undefined,
): Promise<number> {
  const earlier = key && (await findPublished(db, key));
  if (earlier !== undefined) return earlier;
  await findReferences(db, body); // before the picture, which takes a while
  try {
    return await publishTenderIn(db, body, await drawPicture(body.imageUrl), meta, key);
  } catch (error) {
    const original = key && violatedConstraint(error) === 'idempotency_key_pkey' && (await findPublished(db, key));
    if (original) return original;
    throw error;
  }
}

/** The picture of a new notice, from a data URL. @throws Refusal 'invalid', 'busy' */
export async function drawPicture(imageUrl: string | null): Promise<StoredImage | null> {
  if (imageUrl === null) return null;
  if (!imageUrl.startsWith('data:')) throw foreignImage();
  return encodeImage(imageUrl);
}

/** The same with a picture that is drawn already, also inside the caller's transaction. */
export async function publishTenderIn(
  db: Queryable,
  body: TenderBody,
  picture: StoredImage | null,
  meta: EventMeta,
  key?: IdempotencyKey,
): Promise<number> {
  const { categories, ...organizations } = await findReferences(db, body);
  const id = await nextId(db, 'tender_id');
  const documents = await findDocuments(db, body.documents);
  const { choice, rows } = chosen(picture);
  const draft = draftOf({ ...body, ...organizations }, await spelledPlace(db, body), categories, choice, documents);
  const alongside = key === undefined ? rows : [...rows, rememberKey(key, id)];
  const command = { type: 'PublishTender', draft, origin: { kind: 'manual' } } as const;
  await handleTender(db, id, command, meta, { isNew: true, alongside });
  return id;
}

export async function updateTender(
  db: Database,
  id: number,
  { cause, ...body }: TenderEdit,
  meta: EventMeta,
  ifVersion: number | undefined,
): Promise<void> {
  const { categories, ...organizations } = await findReferences(db, body);
  const { choice, rows } = await chooseImage(id, body.imageUrl);
  const documents = await findDocuments(db, body.documents);
  const draft = draftOf({ ...body, ...organizations }, await spelledPlace(db, body), categories, choice, documents);
  await handleTender(db, id, { type: 'UpdateTender', draft, cause }, meta, { ifVersion, alongside: rows });
}

/** Returns whether anything changed. */
export async function changeFacts(db: Database, id: number, facts: BulkFacts, meta: EventMeta): Promise<boolean> {
  return (await handleTender(db, id, { type: 'ChangeFacts', facts, cause: 'change' }, meta)) !== undefined;
}

/** The notice stood in a further source, which a person found. @throws Refusal 'conflict' when that is stated already */
export async function addSource(db: Queryable, id: number, body: SourceBody, meta: EventMeta): Promise<void> {
  await handleTender(db, id, { type: 'AddSource', in: body, origin: { kind: 'manual' } }, meta);
}

export async function removeTender(
  db: Database,
  id: number,
  meta: EventMeta,
  ifVersion: number | undefined,
): Promise<void> {
  await handleTender(db, id, { type: 'RemoveTender' }, meta, { ifVersion });
}

interface ChosenImage {
  readonly choice: ImageChoice;
  readonly rows: readonly SQLQuery[];
}

const chosen = (picture: StoredImage | null): ChosenImage =>
  picture === null
    ? { choice: { kind: 'none' }, rows: [] }
    : { choice: { kind: 'stored', image: picture.ref }, rows: [insertImage(picture)] };

async function chooseImage(id: number, imageUrl: string | null): Promise<ChosenImage> {
  const version = imageUrl === null ? undefined : versionInAddress(id, imageUrl);
  return version === undefined ? chosen(await drawPicture(imageUrl)) : { choice: { kind: 'keep', version }, rows: [] };
}
