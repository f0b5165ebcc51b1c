import { closesAt } from '#contracts/rules/tender-status.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { holdOffRedactions } from '#db/tenders/redaction-lock.ts';
import type { ChangedNotice } from '#templates/mail.ts';
import { readerNames } from '../../../platform/tenders/told-readers.ts';
import type { WorkerContext } from '../../context.ts';
import { insertMails, type NewMail } from '../../emails/insert-mails.ts';
import type { PieceStore } from '../../emails/pieces.ts';
import { BEFORE_FIRST_READER, type LastReader, lastReaderOf, nextReaders, type Reader } from '../readers.ts';
import { type NoticeState, readStates, versionAt } from './notice-states.ts';
import { whatChanged } from './what-changed.ts';

/** Readers whose mails are stored together. */
const AT_ONCE = 500;

type Context = Pick<WorkerContext, 'db' | 'config' | 'templates' | 'tokens' | 'clock'> & {
  readonly pieces: Pick<PieceStore, 'store'>;
};

/**
 * Tells all readers of one notice what changed since they saw it last, in pages: mails and the note of what they told are
 * one transaction, so that a crash repeats nothing and a second time goes on. Answers how many mails were new.
 */
export async function tellNotice(context: Context, tenderId: number, atOnce = AT_ONCE): Promise<number> {
  let [lastReader, mails, begun]: [LastReader | undefined, number, number | undefined] = [
    BEFORE_FIRST_READER,
    0,
    undefined,
  ];
  while (lastReader !== undefined) {
    const from: LastReader = lastReader;
    const page = await context.db.tx(async (tx) => {
      await holdOffRedactions(tx);
      const due = await lockDue(tx, tenderId);
      if (due === undefined) return undefined;
      const readers = await nextReaders(tx, tenderId, from, atOnce);
      const added = await tellReaders(tx, context, tenderId, readers);
      const next = lastReaderOf(from, readers, atOnce);
      if (next === undefined) await endRound(tx, tenderId, (begun ?? due) === due, mails + added > 0);
      return { next, added, due };
    });
    if (page === undefined) return mails; // another process tells it, or has
    begun ??= page.due;
    mails += page.added;
    lastReader = page.next;
  }
  return mails;
}

async function lockDue(tx: Queryable, tenderId: number): Promise<number | undefined> {
  const [due] = await tx.query<{ position: number }>(
    sql`SELECT position FROM change_due WHERE tender_id = ${tenderId} AND since IS NOT NULL FOR UPDATE SKIP LOCKED`,
  );
  return due?.position;
}

/** A notice that changed once more meanwhile waits for its next round. */
async function endRound(tx: Queryable, tenderId: number, isWhole: boolean, hasTold: boolean): Promise<void> {
  await tx.query(sql`UPDATE change_due SET since = CASE WHEN ${isWhole}::boolean THEN NULL ELSE now() END,
    told_at = CASE WHEN ${hasTold}::boolean THEN now() ELSE told_at END WHERE tender_id = ${tenderId}`);
}

async function tellReaders(
  tx: Queryable,
  context: Context,
  tenderId: number,
  readers: readonly Reader[],
): Promise<number> {
  if (readers.length === 0) return 0;
  const states = await readStates(tx, tenderId);
  const now = states.at(-1);
  if (now === undefined) return 0;
  const organization = await organizationOf(tx, now);
  const hasClosed = closesAt(now.facts) <= context.clock();
  const known = Map.groupBy(readers, (reader) => versionOf(reader, states));
  const drawn = [...known].flatMap(([version, same]) => {
    const before = states.findLast((state) => state.version <= version);
    const difference = before && version < now.version ? whatChanged(before, now) : undefined;
    if (difference === undefined) return [];
    const isOver = hasClosed || (difference.fate === 'reinstated' && now.facts.status === 'closed');
    return draw(context, { id: tenderId, title: now.facts.title, organization, isOver, ...difference }, same);
  });
  if (drawn.length === 0) return 0;
  const bodies = await context.pieces.store(drawn.map(({ mail }) => mail));
  const mails = drawn.flatMap(({ reader }, at): NewMail[] => {
    const body = bodies[at];
    return body === undefined ? [] : [{ ...body, ...addressed(reader, tenderId, now.version) }];
  });
  const added = await insertMails(tx, mails, context.config.mail);
  await noteTold(
    tx,
    tenderId,
    now.version,
    drawn.map(({ reader }) => reader),
  );
  return added;
}

/** The newest version that the reader has seen in any way. */
function versionOf({ toldVersion, ...seen }: Reader, states: readonly NoticeState[]): number {
  const sent = seen.sentVersion ?? (seen.sentAt && versionAt(states, seen.sentAt));
  const saved = seen.savedVersion ?? (seen.savedAt && versionAt(states, seen.savedAt));
  return Math.max(toldVersion ?? 1, sent ?? 1, saved ?? 1);
}

function draw({ templates, tokens }: Context, notice: ChangedNotice, readers: readonly Reader[]) {
  const mailTo = templates.change(notice);
  return readers.map((reader) => {
    const { subscriptionId, userId, name, hasSaved } = reader;
    const isAccount = subscriptionId === null;
    const token = isAccount ? tokens.accounts.sign(userId ?? 0) : tokens.subscriptions.sign(subscriptionId);
    return { reader, mail: mailTo({ name, hasSaved: hasSaved && isAccount, token, isAccount }) };
  });
}

const periodOf = ({ subscriptionId, userId }: Reader, tenderId: number, version: number) =>
  `${subscriptionId === null ? `user-${userId}-` : ''}tender-${tenderId}-v${version}`;

const addressed = (reader: Reader, tenderId: number, version: number) => ({
  subscriptionId: reader.subscriptionId,
  kind: 'change' as const,
  period: periodOf(reader, tenderId, version),
  to: reader.to,
});

async function noteTold(tx: Queryable, tenderId: number, version: number, readers: readonly Reader[]): Promise<void> {
  const named = readers.flatMap((reader) => readerNames(reader).map((name) => ({ name, reader })));
  await tx.query(sql`INSERT INTO told_change (tender_id, reader, version, mail_id)
    SELECT ${tenderId}::int, r.name, ${version}::int, m.id
    FROM unnest(${named.map(({ name }) => name)}::text[], ${named.map(({ reader }) => reader.subscriptionId)}::int[],
        ${named.map(({ reader }) => periodOf(reader, tenderId, version))}::text[]) AS r (name, subscription_id, period)
      CROSS JOIN LATERAL (
        SELECT id FROM mail WHERE subscription_id = r.subscription_id AND kind = 'change' AND period = r.period
        UNION ALL SELECT id FROM mail
          WHERE r.subscription_id IS NULL AND subscription_id IS NULL AND kind = 'change' AND period = r.period) m
    ORDER BY r.name ON CONFLICT DO NOTHING`);
}

async function organizationOf(tx: Queryable, { facts }: NoticeState): Promise<string | null> {
  const id = facts.procuringOrganizationId ?? facts.organizationIds[0] ?? null;
  const [row] = await tx.query<{ name: string }>(sql`SELECT name FROM organization WHERE id = ${id}::int`);
  return row?.name ?? null;
}
