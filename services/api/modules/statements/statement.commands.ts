import { createHash } from 'node:crypto';
import { PaymentBody } from '#contracts/api/newsletter.ts';
import type { StatementConfirmation, SureLines } from '#contracts/api/operations/statements.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { karachiInstant } from '#contracts/rules/karachi-time.ts';
import type { PlanId } from '#contracts/vocabulary/plans.ts';
import { type Database, type Queryable, sql } from '#db/connection.ts';
import { storedJson } from '../../../platform/formats/stored-json.ts';
import { inOneTransaction } from '../../platform/commands/handle-command.ts';
import { UnreadableFileError } from '../../platform/files/unreadable-file-error.ts';
import { conflict, invalid, missing, Refusal } from '../../platform/refusal.ts';
import { sentenceOf } from './match/doubts.ts';
import type { Proposed } from './match/propose.ts';
import { note } from './note.ts';
import { isSameAccount } from './read/account.ts';
import { readStatement } from './read/read-statement.ts';
import { lockOpen } from './set-aside.ts';
import { judgeAgain, openLines } from './statement.queries.ts';
import type { StatementTargets } from './statement-targets.ts';

/** Words of the bank are kept so long after a line was decided: for questions, not for ever. */
const KEPT_DAYS = 90;
const MAX_PROBLEMS = 20;

/** The file of an administrator, and the accounts of the portal, none of which means that they are not stated yet. */
interface UploadedStatement {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly accounts: readonly string[];
  readonly userId: number;
}

/** Reads a statement and keeps the lines that no statement brought before. @throws Refusal with one sentence */
export async function takeStatement(
  db: Database,
  { fileName, bytes, accounts, userId }: UploadedStatement,
  meta: EventMeta,
): Promise<number> {
  const read = await readStatement(bytes).catch((error: unknown) => {
    if (error instanceof UnreadableFileError) throw invalid({ file: error.message });
    throw error;
  });
  const { account, lines, outgoing, foreign, problems } = read;
  if (account !== '' && accounts.length > 0 && !accounts.some((own) => isSameAccount(own, account))) {
    throw invalid({
      file: `It is a statement of the account ${account}, which is none of the accounts in the settings.`,
    });
  }
  const days = lines.map(({ day }) => day).sort();
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  if (firstDay === undefined || lastDay === undefined) {
    const [first] = problems;
    throw invalid({
      file: `It tells of no payment to the account${first === undefined ? '' : ` that can be read: ${first.place}: ${first.reason}`}.`,
    });
  }
  return db.tx(async (tx) => {
    await tx.query(sql`UPDATE statement_line SET narration = '' WHERE narration <> '' AND state <> 'open'
      AND decided_at < now() - ${KEPT_DAYS} * interval '1 day'`);
    const [statement] = await tx.query<{
      id: number;
    }>(sql`INSERT INTO statement (file_name, account, counts, first_day, last_day, created_by)
      VALUES (${fileName}, ${account}, '{}', ${firstDay}, ${lastDay}, ${userId}) RETURNING id`);
    if (statement === undefined) throw new Error('INSERT … RETURNING answered no row');
    const back = lines.filter(({ takenBackBy }) => takenBackBy !== null);
    const marked = await tx.query(sql`UPDATE statement_line l SET taken_back_by = b."takenBackBy"
      FROM jsonb_to_recordset(${storedJson(back)}::jsonb) AS b (digest text, "takenBackBy" text)
      WHERE l.digest = b.digest AND l.taken_back_by IS NULL AND l.state = 'open' RETURNING l.id`);
    const added = await tx.query<{
      id: number;
    }>(sql`INSERT INTO statement_line (statement_id, read_in, digest, place, day, narration, bank_reference, paisa,
        taken_back_by)
      SELECT ${statement.id}, ${statement.id}, l.digest, l.place, l.day::date, l.narration, l."bankReference", l.paisa,
        l."takenBackBy"
      FROM jsonb_to_recordset(${storedJson(lines)}::jsonb)
        AS l (digest text, place text, day text, narration text, "bankReference" text, paisa bigint, "takenBackBy" text)
      ORDER BY l.digest ON CONFLICT (digest) DO NOTHING RETURNING id`);
    if (added.length === 0 && marked.length === 0) {
      throw conflict('Every payment of this statement has been read before, so nothing was added.');
    }
    const counts = {
      payments: lines.length,
      known: lines.length - added.length,
      outgoing,
      foreign,
      unreadable: problems.length,
      problems: problems.slice(0, MAX_PROBLEMS),
    };
    await tx.query(sql`UPDATE statement SET counts = ${storedJson(counts)}::jsonb WHERE id = ${statement.id}`);
    const digest = createHash('sha256').update(bytes).digest('hex');
    const { problems: _, ...numbers } = counts;
    await note(tx, statement.id, { type: 'StatementRead', data: { digest, ...numbers } }, meta);
    return statement.id;
  });
}

/** Takes a statement away with what it still says; decided lines stay known, so that they are never taken twice. */
export async function removeStatement(db: Database, id: number, meta: EventMeta): Promise<void> {
  await db.tx(async (tx) => {
    const open = await tx.query(
      sql`DELETE FROM statement_line WHERE statement_id = ${id} AND state = 'open' RETURNING id`,
    );
    await tx.query(sql`UPDATE statement_line SET narration = '' WHERE statement_id = ${id}`);
    const gone = await tx.query(sql`DELETE FROM statement WHERE id = ${id} RETURNING id`);
    if (gone.length === 0) throw missing('Statement');
    await note(tx, id, { type: 'StatementRemoved', data: { open: open.length } }, meta);
  });
}

interface Confirming {
  readonly targets: StatementTargets;
  readonly meta: EventMeta;
  readonly now: Date;
}

/** Records the payment of a line, or nothing: line and event stand in one transaction, and the line is locked. */
export async function confirmLine(
  db: Database,
  id: number,
  { subscriptionId, plan, note }: StatementConfirmation,
  { targets, meta, now }: Confirming,
  assertStill?: (tx: Queryable) => Promise<void>,
): Promise<void> {
  await inOneTransaction(db, async (tx) => {
    const { day, bankReference, paisa } = await lockOpen(tx, id);
    await assertStill?.(tx);
    if (paisa % 100 !== 0) {
      throw conflict('The amount has paisa. Record this payment in whole rupees by hand, and set the line aside.');
    }
    if (!PaymentBody.shape.amount.safeParse(paisa / 100).success) {
      throw conflict('The amount is more than any subscription costs. Set the line aside.');
    }
    const receivedAt = karachiInstant(day).toISOString();
    const payment = { plan, amount: paisa / 100, reference: bankReference, receivedAt, note };
    const paymentId = await targets.recordPaymentIn(tx, subscriptionId, payment, meta, now);
    await tx.query(sql`UPDATE statement_line SET state = 'confirmed', subscription_id = ${subscriptionId},
      payment_id = ${paymentId}, decided_at = ${now} WHERE id = ${id}`);
  });
}

/**
 * Confirms those of the lines that are still beyond doubt; the others stay, each with its reason. Many lines take a while,
 * so each is judged once more when nobody else can record a payment: somebody may have done so by hand or from a proof.
 */
export async function confirmSure(db: Database, { lines }: SureLines, confirming: Confirming) {
  const { targets, now } = confirming;
  const { proposals } = await openLines(db, now);
  const confirmed: number[] = [];
  const left: { id: number; reason: string }[] = [];
  for (const { id, subscriptionId } of lines) {
    try {
      const plan = sureIn(proposals.get(id), subscriptionId);
      await confirmLine(db, id, { subscriptionId, plan, note: null }, confirming, async (tx) => {
        await targets.lockRecorders(tx);
        sureIn(await judgeAgain(tx, id, subscriptionId, now), subscriptionId);
      });
      confirmed.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      left.push({ id, reason: error.message });
    }
  }
  return { confirmed, left };
}

/** The plan that a line pays for beyond doubt, which is then the subscription's own. @throws Refusal 'conflict' */
function sureIn(proposed: Proposed | undefined, subscriptionId: number): PlanId {
  const [first] = proposed?.candidates ?? [];
  if (proposed?.confidence === 'sure' && first?.payer.id === subscriptionId) return first.plan;
  throw conflict(sentenceOf(first?.payer.id === subscriptionId ? first.reasons : []));
}
