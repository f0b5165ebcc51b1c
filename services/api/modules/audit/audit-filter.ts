import type { AuditFilter } from '#contracts/api/audit.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { invalid } from '../../platform/refusal.ts';
import type { EventFilter } from './audit.queries.ts';

/** Kinds of records, as in the names of streams. */
const KINDS = [
  'tender',
  'draft',
  'category',
  'organization',
  'user',
  'subscription',
  'digest',
  'contact',
  'interest-area',
  'import',
  'statement',
  'place',
  'synonym',
  'settings',
  'security',
];

const isRecordName = (text: string) =>
  text === 'mail-box' ||
  KINDS.some((kind) => text.startsWith(`${kind}-`) && /^[\w-]{1,40}$/.test(text.slice(kind.length + 1)));

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
    records: asked.target === undefined ? undefined : await recordsOf(db, asked.target),
  };
}

function actorOf(db: Queryable, text: string): Promise<string> | string {
  if (text === 'visitor' || text === 'system' || /^user-\d{1,10}$/.test(text)) return text;
  return /^\d{1,10}$/.test(text) ? `user-${text}` : userNamed(db, text, 'actor');
}

/** A number alone, "42" or "#42" as tables show it, may be that of a record of any kind. */
async function recordsOf(db: Queryable, text: string): Promise<string[]> {
  const [, number] = /^#?(\d{1,10})$/.exec(text) ?? [];
  if (number !== undefined) return KINDS.map((kind) => `${kind}-${number}`);
  return [isRecordName(text) ? text : await userNamed(db, text, 'target')];
}

async function userNamed(db: Queryable, name: string, field: 'actor' | 'target'): Promise<string> {
  const [row] = await db.query<{ id: number }>(sql`SELECT id FROM user_account WHERE lower(username) = lower(${name})`);
  if (row !== undefined) return `user-${row.id}`;
  const hint = field === 'actor' ? 'an id, visitor or system' : 'a record such as tender-42';
  throw invalid({ [field]: `No account is called so. Give a username, ${hint}.` });
}
