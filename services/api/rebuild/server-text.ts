import { type SQLQuery, sql } from '#db/connection.ts';

/**
 * Query text that is no literal of ours: what the server tells of its indexes and triggers. Never anything that a person
 * wrote.
 */
export const serverText = (text: string): SQLQuery => sql.__dangerous__rawValue(text);
