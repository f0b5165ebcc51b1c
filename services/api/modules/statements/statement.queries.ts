import type { Statement, StatementLine } from '#contracts/api/operations/statements.ts';
import type { StatementLineState } from '#contracts/vocabulary/lists/statements.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readSettings } from '#db/settings/stored-settings.ts';
import { type CountedRows, countedRows, totalOf } from '../../platform/lists/answer-rows.ts';
import { countRows } from '../../platform/lists/count-rows.ts';
import { pageWindow } from '../../platform/lists/sorted-page.ts';
import { orMissing } from '../../platform/refusal.ts';
import type { Proposed } from './match/propose.ts';
import { type OpenLine, proposalsFor } from './proposals.queries.ts';

interface PageWanted {
  readonly page: number;
  readonly limit: number;
}

/** Lines that are matched together, the newest first. Sure are only the newest: two windows know nothing of each other. */
const MATCHED_LINES = 2000;

/** A payment that was a mistake leaves its line open again. */
const LINES = sql`(SELECT l.*, CASE WHEN l.state = 'confirmed' AND p.reversal = 'mistake' THEN 'open' ELSE l.state END AS now_state
  FROM statement_line l LEFT JOIN payment p ON p.id = l.payment_id)`;
const OPEN_LINES = sql`${LINES} l WHERE l.now_state = 'open'`;

export function listStatements(db: Queryable, page: PageWanted): Promise<CountedRows<Statement>> {
  return countedRows(
    db,
    sql`statement`,
    db.query(sql`SELECT s.id, s.file_name AS "fileName", s.account, s.first_day AS "firstDay", s.last_day AS "lastDay", s.counts,
      (SELECT count(*) FROM ${LINES} l WHERE l.statement_id = s.id AND l.now_state = 'open') AS open, s.created_at AS "createdAt"
      FROM statement s ORDER BY s.id DESC ${pageWindow(page)}`),
  );
}

/** @throws Refusal 'missing' */
export async function readStatementRow(db: Queryable, id: number): Promise<Statement> {
  const { rows } = await listStatements(db, { page: 1, limit: 1000 });
  const found = rows.find((statement) => statement.id === id);
  return orMissing('Statement', found);
}

interface LineRow extends OpenLine, Pick<StatementLine, 'place' | 'state' | 'paymentId'> {}

const COLUMNS = sql`l.id, l.place, l.day, l.narration, l.bank_reference AS "bankReference", l.paisa, l.now_state AS state,
  l.taken_back_by AS "takenBackBy",
  l.subscription_id AS "subscriptionId", l.payment_id AS "paymentId"`;

/** Sure lines first, then likely ones, newest first; decided lines as they were decided. */
export async function listLines(
  db: Queryable,
  state: StatementLineState,
  { page, limit }: PageWanted,
  now: Date,
): Promise<CountedRows<StatementLine>> {
  const first = (page - 1) * limit;
  if (state !== 'open') {
    const from = sql`${LINES} l WHERE l.now_state = ${state}`;
    const rows = await db.query<LineRow>(
      sql`SELECT ${COLUMNS} FROM ${from} ORDER BY l.decided_at DESC, l.id DESC ${pageWindow({ page, limit })}`,
    );
    return { rows: rows.map((row) => presentLine(row, undefined)), total: await totalOf(db, from) };
  }
  const total = await totalOf(db, OPEN_LINES);
  const rows: StatementLine[] = [];
  for (let at = first; at < first + limit && at < total; ) {
    const window = Math.floor(at / MATCHED_LINES);
    const begin = at - window * MATCHED_LINES;
    const found = (await windowOf(db, window, now)).slice(begin, begin + first + limit - at);
    if (found.length === 0) break;
    rows.push(...found);
    at += found.length;
  }
  return { rows, total };
}

const RANK = { sure: 0, likely: 1, none: 2 };

/** One window of open lines: sure ones first, then likely ones. */
async function windowOf(db: Queryable, window: number, now: Date): Promise<StatementLine[]> {
  const { rows, proposals } = await openLines(db, now, window);
  return rows
    .map((row) => presentLine(row, proposals.get(row.id)))
    .sort((a, b) => RANK[a.confidence] - RANK[b.confidence]);
}

/** Open lines with what each may pay for. */
export async function openLines(db: Queryable, now: Date, window = 0) {
  const rows = await db.query<LineRow>(
    sql`SELECT ${COLUMNS} FROM ${OPEN_LINES} ORDER BY l.day DESC, l.id
      LIMIT ${MATCHED_LINES} OFFSET ${window * MATCHED_LINES}`,
  );
  const proposals = await proposalsFor(db, rows, now);
  return { rows, proposals: window === 0 ? proposals : neverSure(proposals) };
}

/** One line judged anew, for the subscription alone that it was proposed for. */
export async function judgeAgain(tx: Queryable, id: number, subscriptionId: number, now: Date) {
  const rows = await tx.query<LineRow>(sql`SELECT ${COLUMNS} FROM ${LINES} l WHERE l.id = ${id}`);
  return (await proposalsFor(tx, rows, now, subscriptionId)).get(id);
}

const neverSure = (proposals: ReadonlyMap<number, Proposed>) =>
  new Map(
    [...proposals].map(([id, proposed]) => [
      id,
      proposed.confidence === 'sure' ? { ...proposed, confidence: 'likely' as const } : proposed,
    ]),
  );

/** @throws Refusal 'missing' */
export async function readLine(db: Queryable, id: number, now: Date): Promise<StatementLine> {
  const { rows, proposals } = await openLines(db, now);
  const open = rows.find((row) => row.id === id);
  if (open !== undefined) return presentLine(open, proposals.get(id));
  const [row] = await db.query<LineRow>(sql`SELECT ${COLUMNS} FROM ${LINES} l WHERE l.id = ${id}`);
  return presentLine(orMissing('Line', row), undefined);
}

function presentLine({ paisa, takenBackBy: _, ...row }: LineRow, proposed: Proposed | undefined): StatementLine {
  const isDecided = row.state === 'confirmed';
  return {
    ...row,
    subscriptionId: isDecided ? row.subscriptionId : null,
    paymentId: isDecided ? row.paymentId : null,
    amount: paisa / 100,
    confidence: proposed?.confidence ?? 'none',
    proposals: (proposed?.candidates ?? []).map(({ payer, plan, price, reasons }) => ({
      subscriptionId: payer.id,
      fullName: payer.fullName,
      email: payer.email,
      paymentReference: payer.paymentReference,
      plan,
      price,
      reasons: [...reasons],
    })),
  };
}

/** IBANs and numbers of the accounts that the operator stated; none: whatever statement is taken. */
export async function readOwnAccounts(db: Queryable): Promise<string[]> {
  const { bankAccounts } = await readSettings(db);
  return bankAccounts.flatMap(({ iban, accountNumber }) => [iban, accountNumber]);
}

/** Lines that wait for a decision, as far as WAITING_CAP. */
export const countOpenLines = (db: Queryable) => countRows(db, OPEN_LINES);
