import { Parser } from 'htmlparser2';

/** Those with a sign at their end: `R&D` and `?a=1&copy=2` have none. */
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;
/** Different ones that are remembered; HTML has some two thousand. */
const KEPT = 3000;
const known = new Map<string, string>();

/** A text in which `&ldquo;` and `&#8211;` are signs. What comes of it is not decoded again: `&amp;lt;` is `&lt;`. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replace(ENTITY, (entity) => known.get(entity) ?? decoded(entity)) : text;

function decoded(entity: string): string {
  let text = '';
  const parser = new Parser({
    ontext: (piece) => {
      text += piece;
    },
  });
  parser.end(entity);
  // HTML reads `&nothing;` as `&not` with a rest
  if (text.length > 1 && text.endsWith(';')) return entity;
  // A no-break space is there to hold a line together; a number of no letter says nothing
  const sign = text === '\u00a0' ? ' ' : text === '\ufffd' ? '' : text;
  if (known.size < KEPT) known.set(entity, sign);
  return sign;
}
