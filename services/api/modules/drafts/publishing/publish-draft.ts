import { createHash } from 'node:crypto';
import type { SourceBody } from '#contracts/api/tenders/sources.ts';
import type { TenderBody } from '#contracts/api/tenders.ts';
import type { Database, Queryable } from '#db/connection.ts';
import { readSecondLook } from '#db/settings/stored-settings.ts';
import { invalid } from '../../../platform/refusal.ts';
import { assertPossible, assertVersion, type Clerk, give, onDrafts, release } from '../draft.commands.ts';
import type { DraftTargets, Picture } from '../draft-targets.ts';
import { findPagePicture } from '../pages/page.queries.ts';

interface Publishing extends Clerk {
  readonly targets: DraftTargets;
  readonly ifVersion: number | undefined;
}

/** Publishes a notice and ends its draft, both or neither. Answers the id of the tender. */
export async function publishDraft(db: Database, id: number, body: TenderBody, publishing: Publishing) {
  const { targets, by, meta } = publishing;
  await assertPossible(db, id, await becoming(db, 0, false), by); // before the picture, which takes a while
  const picture = (await pictureOf(db, id, body.imageUrl)) ?? (await targets.drawPicture(body.imageUrl));
  return end(db, id, publishing, false, (tx) => targets.publishTenderIn(tx, body, picture, meta));
}

/** The notice stands on the portal already, from another source: states that source and ends the draft. */
export const addSource = (
  db: Database,
  id: number,
  { tenderId, ...body }: SourceBody & { readonly tenderId: number },
  publishing: Publishing,
) =>
  end(db, id, publishing, true, async (tx) => {
    await publishing.targets.addSourceIn(tx, tenderId, body, publishing.meta);
    return tenderId;
  });

const becoming = async (db: Queryable, tenderId: number, isFurtherSource: boolean) =>
  ({ type: 'PublishDraft', tenderId, isFurtherSource, needsSecondLook: await readSecondLook(db) }) as const;

function end(
  db: Database,
  id: number,
  { by, meta, ifVersion }: Publishing,
  isFurtherSource: boolean,
  become: (tx: Queryable) => Promise<number>,
): Promise<number> {
  return onDrafts(db, [id], async (tx) => {
    await assertPossible(tx, id, await becoming(tx, 0, isFurtherSource), by);
    await assertVersion(tx, id, ifVersion);
    const tenderId = await become(tx);
    await give(tx, id, await becoming(tx, tenderId, isFurtherSource), { by, meta });
    await release(tx, [id]);
    return tenderId;
  });
}

/** The picture of a page that `imageUrl` names, whose bytes need not come again; undefined for another address. */
async function pictureOf(db: Database, id: number, imageUrl: string | null): Promise<Picture | undefined> {
  const [, draft, page] = /^\/api\/admin\/drafts\/(\d{1,9})\/pages\/(\d{1,4})$/.exec(imageUrl ?? '') ?? [];
  if (Number(draft) !== id) return undefined;
  const found = await findPagePicture(db, id, Number(page), false);
  if (found === undefined) {
    throw invalid({ imageUrl: 'This page is not drawn yet. Wait a moment, or publish without the picture.' });
  }
  const { bytes, width, height } = found;
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { ref: { hash, type: 'image/webp', width, height }, bytes };
}
