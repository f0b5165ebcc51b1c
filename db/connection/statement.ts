import { createHash } from 'node:crypto';
import { pgFormat, type SQLQuery } from '@databases/pg';

interface Statement {
  readonly name: string;
  readonly text: string;
}

interface Known {
  readonly next: Map<string, Known>;
  statement?: Statement;
}

/**
 * Statements by the pieces of their templates. The pieces are the same string objects at every call, so that walking
 * them is much cheaper than gluing a text together and looking that up; this is on the path of every append.
 */
const known: Known = { next: new Map() };
const VALUE = '';

/** The query as a named statement: one name for each text, so that the server parses and plans it once a connection. */
export function toStatement(query: SQLQuery): Statement & { readonly values: unknown[] } {
  let place = known;
  const values: unknown[] = [];
  query.format((items) => {
    for (const item of items) {
      if ('value' in item) values.push(item.value);
      const piece = 'text' in item ? item.text : 'value' in item ? VALUE : `"${item.names.join('"."')}`;
      let next = place.next.get(piece);
      if (next === undefined) {
        next = { next: new Map() };
        place.next.set(piece, next);
      }
      place = next;
    }
  });
  place.statement ??= nameOf(query.format(pgFormat).text);
  const { name, text } = place.statement;
  return { name, text, values };
}

function nameOf(text: string): Statement {
  return { name: `s${createHash('sha256').update(text).digest('hex').slice(0, 24)}`, text };
}
