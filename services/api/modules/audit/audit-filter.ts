import type { AuditFilter } from '#contracts/api/audit.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { invalid } from '../../platform/refusal.ts';
import type { EventFilter } from './audit.queries.ts';

/** Kinds of records, as in the names of streams. */
const RECORD =
  /^(tender|category|organization|user|subscription|digest|contact|interest-area|import|security)-[\w-]{1,40}$|^mail-box$/;

/**
 * Gives persons their ids. A username means the account of that name today.
 * @throws Refusal 'invalid' when no account is called so
 */
export async function resolveFilter(db: Queryable, asked: AuditFilter): Promise<EventFilter> {
  const { type, from, to: until, outcome } = asked;
  return {
    type,
    from,
    until,
    refused: outcome === undefined ? undefined : outcome === 'refused',
    actor: asked.actor === undefined ? undefined : await actorOf(db, asked.actor),
    record: asked.target === undefined ? undefined : await recordOf(db, asked.target),
  };
}

function actorOf(db: Queryable, text: string): Promise<string> | string {
  if (text === 'visitor' || text === 'system' || /^user-\d{1,10}$/.test(text)) return text;
  return /^\d{1,10}$/.test(text) ? `user-${text}` : userNamed(db, text, 'actor');
}

function recordOf(db: Queryable, text: string): Promise<string> | string {
  return RECORD.test(text) ? text : userNamed(db, text, 'target');
}

async function userNamed(db: Queryable, name: string, field: 'actor' | 'target'): Promise<string> {
  const [row] = await db.query<{ id: number }>(sql`SELECT id FROM user_account WHERE lower(username) = lower(${name})`);
  if (row !== undefined) return `user-${row.id}`;
  const hint = field === 'actor' ? 'an id, visitor or system' : 'a record such as tender-42';
  throw invalid({ [field]: `No account is called so. Give a username, ${hint}.` });
}
