import type { SourceBody } from '#contracts/api/tenders/sources.ts';
import type { TenderBody } from '#contracts/api/tenders.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { readSecondLook } from '#db/settings/stored-settings.ts';
import { type StoredImage, storedImage } from '../../../platform/images/stored-image.ts';
import { conflict, invalid } from '../../../platform/refusal.ts';
import { assertPossible, assertVersion, type Clerk, handleDraft, onDrafts, release } from '../draft.commands.ts';
import { findHolder } from '../draft.queries.ts';
import type { DraftTargets } from '../draft-targets.ts';
import { findPagePicture, isToBeDrawn } from '../pages/page.queries.ts';

interface Publishing extends Clerk {
  readonly targets: DraftTargets;
  readonly ifVersion: number | undefined;
}

/** Publishes a notice and ends its draft, both or neither. Answers the id of the tender. */
export async function publishDraft(db: Database, id: number, body: TenderBody, publishing: Publishing) {
  const { targets, by, meta } = publishing;
  await assertPossible(db, id, await publishCommand(db, 0, false), by); // before the picture, which takes a while
  const picture = (await pictureOf(db, id, body.imageUrl)) ?? (await targets.drawPicture(body.imageUrl));
  return end(db, id, publishing, false, async (tx) => {
    await assertNotOthers(tx, body.documents, by);
    return targets.publishTenderIn(tx, body, picture, meta);
  });
}

/** @throws Refusal 'conflict' for a file of a draft that somebody else keys just now: it would become two notices */
async function assertNotOthers(db: Queryable, documents: TenderBody['documents'], by: number): Promise<void> {
  const digests = documents?.map(({ digest }) => digest) ?? [];
  const [theirs] = await db.query<{ id: number; holderId: number }>(sql`SELECT d.id, d.holder_id AS "holderId"
    FROM draft_file f JOIN draft d ON d.id = f.draft_id
    WHERE f.digest = ANY (${digests}::text[]) AND d.holder_id <> ${by} ORDER BY d.id LIMIT 1`);
  if (theirs === undefined) return;
  const who = (await findHolder(db, [theirs.id], theirs.holderId, new Date())) ?? '';
  throw conflict(`A file of this notice lies in draft ${theirs.id}. ${who}`.trimEnd());
}

/** The notice stands on the portal already, from another source: states that source and ends the draft. */
export const addSource = (
  db: Database,
  id: number,
  { tenderId, ...body }: SourceBody & { readonly tenderId: number },
  publishing: Publishing,
) =>
  end(db, id, publishing, true, async (tx) => {
    await publishing.targets.addSource(tx, tenderId, body, publishing.meta);
    return tenderId;
  });

const publishCommand = async (db: Queryable, tenderId: number, isFurtherSource: boolean) =>
  ({ type: 'PublishDraft', tenderId, isFurtherSource, needsSecondLook: await readSecondLook(db) }) as const;

function end(
  db: Database,
  id: number,
  { by, meta, ifVersion }: Publishing,
  isFurtherSource: boolean,
  become: (tx: Queryable) => Promise<number>,
): Promise<number> {
  return onDrafts(db, [id], async (tx) => {
    await assertPossible(tx, id, await publishCommand(tx, 0, isFurtherSource), by);
    await assertVersion(tx, id, ifVersion);
    const tenderId = await become(tx);
    await handleDraft(tx, id, await publishCommand(tx, tenderId, isFurtherSource), { by, meta });
    await release(tx, [id]);
    return tenderId;
  });
}

/** The picture of a page that `imageUrl` names, whose bytes need not come again; undefined for another address. */
async function pictureOf(db: Database, id: number, imageUrl: string | null): Promise<StoredImage | undefined> {
  const [, draft, page] = /^\/api\/admin\/drafts\/(\d{1,9})\/pages\/(\d{1,4})$/.exec(imageUrl ?? '') ?? [];
  if (Number(draft) !== id) return undefined;
  const found = await findPagePicture(db, id, Number(page), false);
  if (found === undefined) {
    throw invalid({
      imageUrl: (await isToBeDrawn(db, id, Number(page)))
        ? 'This page is not drawn yet. Wait a moment, or publish without the picture.'
        : 'The draft has no picture of that page. Choose another one, or publish without the picture.',
    });
  }
  return storedImage(found);
}
