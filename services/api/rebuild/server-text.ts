import { type SQLQuery, sql } from '#db/connection.ts';

/**
 * Query text that is no literal of ours: what the server tells of its types and indexes, and a projection's own text
 * with other placeholders. Never anything that a person wrote.
 */
export const serverText = (text: string): SQLQuery => sql.__dangerous__rawValue(text);
