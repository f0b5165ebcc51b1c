import type { Redaction, RedactionBody } from '#contracts/api/tenders/redaction.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { factOf, type TenderEvent } from '#contracts/events/tenders.ts';
import type { Database } from '#db/connection.ts';
import { readStream } from '#db/event-store/read-stream.ts';
import { waitForDigests } from '#db/tenders/redaction-lock.ts';
import { forgetFiles } from '../../../../platform/files/file-store.ts';
import { inOneTransaction } from '../../../platform/commands/handle-command.ts';
import { invalid, missing } from '../../../platform/refusal.ts';
import { factsOf } from '../history/history.ts';
import { handleTender } from '../publishing/tender.commands.ts';
import { findRepeats } from './find-repeats.ts';
import {
  deleteDumps,
  deleteImages,
  deleteImportFiles,
  findCuttings,
  redactLog,
  redactMails,
  redactTally,
  waitForTally,
  withDigests,
} from './redaction.queries.ts';

/**
 * Takes what these fields say in a version out of every version, and out of all that the portal made of it, for good.
 * Removed tenders are redacted, too, for open data goes on telling of them.
 */
export function redactTender(db: Database, id: number, body: RedactionBody, meta: EventMeta): Promise<Redaction> {
  const { version, reason } = body;
  const fields = body.fields.map(factOf);
  return inOneTransaction(db, async (tx) => {
    await waitForDigests(tx);
    await waitForTally(tx);
    const past = await readStream<TenderEvent>(tx, `tender-${id}`);
    if (past.length === 0) throw missing('Tender');
    const repeats = findRepeats(past, version, fields);
    if (repeats.length === 0)
      throw invalid({ fields: 'This version states nothing there, or it was redacted already' });
    const redactions = await withDigests(tx, repeats);
    const last = past.findLast((event) => factsOf(event) !== undefined);
    const present = repeats.find(({ position }) => position === last?.position)?.fields ?? [];
    const command = { type: 'RedactTender', version, fields, reason, redactions, present } as const;
    const { append, version: made } = await handleTender(tx, id, command, meta, { ifVersion: past.length });
    if (append === undefined) throw new Error('A redaction always has its event');
    await redactLog(tx, append.position);
    const lost = (fact: 'image' | 'documents') =>
      past.flatMap((event) =>
        repeats.some(({ position, fields: gone }) => position === event.position && gone.includes(fact))
          ? (factsOf(event) ?? [])
          : [],
      );
    await deleteImages(tx, [...new Set(lost('image').flatMap(({ image }) => image?.hash ?? []))]);
    const documents = lost('documents').flatMap((facts) => facts.documents?.map(({ digest }) => digest) ?? []);
    await forgetFiles(tx, [...new Set([...documents, ...(await findCuttings(tx, id))])]);
    await redactMails(tx, id, fields);
    await redactTally(tx);
    await deleteDumps(tx);
    if (past.some(({ data }) => 'origin' in data && data.origin.kind === 'import')) await deleteImportFiles(tx);
    return { version: made, redacted: repeats.map((repeat) => repeat.version) };
  });
}
