import type { Redaction, RedactionBody } from '#contracts/api/tenders/redaction.ts';
import type { EventMeta, RecordedEvent } from '#contracts/events/event.ts';
import { factOf, type RedactedEvent, type TenderEvent, type TenderFacts } from '#contracts/events/tenders.ts';
import { optionalFieldsWith } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { readStream } from '#db/event-store/read-stream.ts';
import { waitForDigests } from '#db/tenders/redaction-lock.ts';
import { forgetFiles } from '../../../../platform/files/file-store.ts';
import { inOneTransaction } from '../../../platform/commands/handle-command.ts';
import { factDigest } from '../../../platform/imports/fact-digest.ts';
import { invalid, missing } from '../../../platform/refusal.ts';
import { factsOf } from '../history/history.ts';
import { handleTender } from '../publishing/tender.commands.ts';
import { findRepeats, type Repeat } from './find-repeats.ts';

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
    const appended = await handleTender(tx, id, command, meta, { ifVersion: past.length });
    if (appended === undefined) throw new Error('A redaction always has its event');
    await redactLog(tx, appended.position);
    await rememberTitle(tx, id, past, repeats);
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
    return { version: appended.version, redacted: repeats.map((repeat) => repeat.version) };
  });
}

/** The same events with the digests of their rows as they are, and as they will be. */
function withDigests(tx: Queryable, repeats: readonly Repeat[]): Promise<RedactedEvent[]> {
  return tx.query<RedactedEvent>(sql`SELECT v.position, v.version, r.fields, es.event_digest(v, v.data) AS before,
      es.event_digest(v, es.redacted_data(v.data, ARRAY(SELECT jsonb_array_elements_text(r.fields)))) AS after
    FROM jsonb_to_recordset(${JSON.stringify(repeats)}::jsonb) AS r (position bigint, fields jsonb)
    JOIN es.events v ON v.position = r.position ORDER BY v.position`);
}

/** Takes out of the log what the event at `position` names; only in the transaction that appended it. */
const redactLog = (tx: Queryable, position: number) => tx.query(sql`SELECT es.redact(${position})`);

/** Keeps a digest of the title that an import stated last, by which its list tells the notice from others of its number. */
async function rememberTitle(
  tx: Queryable,
  id: number,
  past: readonly RecordedEvent<TenderEvent>[],
  repeats: readonly Repeat[],
): Promise<void> {
  const said = past.findLast(({ version, data }) => version === 1 || 'importDigest' in data);
  const isLost = repeats.some(({ position, fields }) => position === said?.position && fields.includes('title'));
  if (said === undefined || !isLost) return;
  const apart = JSON.stringify({ title: factDigest(factsOf(said)?.title) });
  await tx.query(sql`INSERT INTO import_memory (key, digest, apart)
    SELECT es.redacted_key(import_key), import_digest, ${apart}::jsonb FROM tender WHERE id = ${id} AND import_digest IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET apart = excluded.apart || import_memory.apart`);
}

/** Waits until nobody adds up the tally; taken before any row, so that no merge which goes on to write tenders waits in turn. */
const waitForTally = (tx: Queryable) => tx.query(sql`SELECT pg_advisory_xact_lock(7114203)`);

/** A city or province is a key of the tally: noted changes name it, and rows that count nothing any more. */
async function redactTally(tx: Queryable): Promise<void> {
  await tx.query(sql`SELECT tender_tally_merge()`);
  await tx.query(sql`DELETE FROM tender_tally WHERE n = 0`);
}

/** Bytes of these scans, unless another tender shows the same picture. */
const deleteImages = (tx: Queryable, hashes: readonly string[]) =>
  tx.query(sql`DELETE FROM image i WHERE i.hash = ANY (${hashes}::text[])
    AND NOT EXISTS (SELECT FROM tender t WHERE t.image_hash = i.hash)`);

/** Files of the inbox of which the tender, or a further source of it, was made: what is read of them may say it. */
async function findCuttings(tx: Queryable, id: number): Promise<string[]> {
  const rows = await tx.query<{ digest: string }>(sql`SELECT DISTINCT f ->> 'digest' AS digest
    FROM draft d CROSS JOIN jsonb_array_elements(d.files) f WHERE d.tender_id = ${id}`);
  return rows.map(({ digest }) => digest);
}

const ON_CARDS: readonly (keyof TenderFacts)[] = ['title', 'description', ...optionalFieldsWith('mail')];
/** A mail also says these outside of the card: in its subject, its first line and its list of further notices. */
const AROUND_CARDS: readonly (keyof TenderFacts)[] = ON_CARDS.filter((field) => field !== 'description');

/** An emptied mail `m`; one that waits is not sent any more. */
const EMPTIED = sql`html = '', text = '', subject = '(redacted)', next_attempt_at = NULL,
  status = CASE WHEN m.status = 'queued' THEN 'failed' ELSE m.status END,
  error = CASE WHEN m.status = 'queued' THEN 'Not sent: a notice in it was redacted.' ELSE m.error END`;

/** Another hash, so that what is drawn the same again is stored anew. */
const blankPieces = (tx: Queryable, link: string) =>
  tx.query(
    sql`UPDATE mail_piece SET body = '[redacted]', hash = sha256(uuid_send(gen_random_uuid())) WHERE body ~ ${link}`,
  );

/**
 * Blanks the card of the tender in stored mails, those that still wait included, which go without it. A mail that may
 * say the redacted fact outside of the card is emptied, and not sent any more.
 */
async function redactMails(tx: Queryable, id: number, fields: readonly (keyof TenderFacts)[]): Promise<void> {
  await redactChangeMails(tx, id);
  if (!fields.some((field) => ON_CARDS.includes(field))) return;
  await blankPieces(tx, `/tenders/${id}\\M`);
  await tx.query(sql`UPDATE mail m SET ${EMPTIED} WHERE m.kind = 'closing' AND m.html ~ ${`/tenders/${id}\\M`}`);
  const isAround = fields.some((field) => AROUND_CARDS.includes(field));
  await tx.query(sql`UPDATE mail m SET ${EMPTIED}
    FROM sent_tender s WHERE s.mail_id = m.id AND s.tender_id = ${id} AND (${isAround} OR NOT m.composed)`);
}

/** A mail about changes says what was, in any field: it is emptied, and one that waits is not sent. */
async function redactChangeMails(tx: Queryable, id: number): Promise<void> {
  await blankPieces(tx, `/tenders/${id}\\?changes`);
  await tx.query(sql`UPDATE mail m SET ${EMPTIED}
    FROM told_change t WHERE t.mail_id = m.id AND t.tender_id = ${id}`);
}

/**
 * Files of imports that have arrived, from which a row could be read again, and what reports quote. One at work ends, because
 * it would write its report afterwards.
 */
async function deleteImportFiles(tx: Queryable): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(hashtext('import_run'))`); // none begins meanwhile
  await tx.query(sql`UPDATE import_run SET state = 'failed', claim = NULL, claimed_until = NULL, finished_at = now(),
      failure = 'A notice was redacted meanwhile. What was written until then stays; upload the file again to go on.'
    WHERE state = 'running'`);
  await tx.query(sql`WITH ended AS (
      UPDATE import_run r SET problems = (SELECT coalesce(jsonb_agg(p - 'row' || '{"value": ""}' ORDER BY place), '[]')
          FROM jsonb_array_elements(r.problems) WITH ORDINALITY q (p, place)),
        groups = (SELECT coalesce(jsonb_agg(p || '{"value": ""}' ORDER BY place), '[]')
          FROM jsonb_array_elements(r.groups) WITH ORDINALITY q (p, place)),
        duplicates = '[]', found = r.found || '{"rows": [], "question": null}', names = r.names || '{"cities": []}'
      WHERE r.state <> 'uploading' RETURNING r.id)
    DELETE FROM import_part p USING ended r WHERE r.id = p.run_id`);
}

/** Files of all tenders say what was taken back; the worker makes new ones within a minute. */
const deleteDumps = (tx: Queryable) => tx.query(sql`DELETE FROM dump`);
