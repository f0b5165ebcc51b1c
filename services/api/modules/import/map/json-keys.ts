import { fieldOfHeading, headingKey, type ImportField, WHOLE } from '#contracts/vocabulary/fields/import-headings.ts';
import { AMOUNTS, DATES } from './row-cells.ts';
import { underGroup } from './table/group-headings.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** A value of a row, which people refer to by its path: `title`, or `dates.closing` within an object. */
export interface JsonCell {
  readonly value: unknown;
  /** Names of the objects within the row that hold it, the outermost first. */
  readonly holders: readonly string[];
  /** Its own name. */
  readonly name: string;
}

/** How surely a key names a field; a higher rank wins. */
export interface Meaning {
  /** '': known to mean nothing. */
  readonly field: ImportField | '';
  readonly rank: number;
}

const NOTHING: Meaning = { field: '', rank: 0 };

/** Keys that hold the words of an object: `{"id": 3, "name": "Services"}` is Services. */
const TEXTS: readonly string[] = ['name', 'title'];
const PLACES: ReadonlySet<string> = new Set(['city', 'province']);
/** Objects within each other that are looked into, and values of them in one row; of further ones nothing is taken. */
const [MAX_DEPTH, MAX_INNER] = [5, 300];

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys of values as JSON-LD and DynamoDB wrap them. */
const WRAPPING: readonly string[] = ['@value', 'S', 'N', 'L'];
/** Words by which SPARQL says what kind a value is of. */
const RDF: readonly unknown[] = ['literal', 'typed-literal', 'uri'];
const BESIDE_RDF: readonly string[] = ['type', 'value', 'datatype', 'xml:lang'];

/** A value without what a program wraps around it: `{"@value": "Bridge", "@language": "en"}` is Bridge; of several languages English. */
function unwrapped(value: unknown): unknown {
  if (Array.isArray(value)) return unwrapped(value.find((one) => isObject(one) && one['@language'] === 'en')) ?? value;
  if (!isObject(value)) return value;
  const { year, month, day } = value;
  if ([year, month, day].every(Number.isInteger)) return `${String(year)}-${String(month)}-${String(day)}`;
  const names = Object.keys(value);
  const isRdf = RDF.includes(value.type);
  const key = isRdf ? 'value' : WRAPPING.find((name) => name in value);
  const isBeside = (name: string) => (isRdf ? BESIDE_RDF.includes(name) : name === key || name.startsWith('@'));
  return key !== undefined && names.every(isBeside) && !isObject(value[key]) ? value[key] : value;
}

/** The values of a row and of the objects in it by their paths. */
export function cellsOf(row: JsonObject): ReadonlyMap<string, JsonCell> {
  const cells = new Map<string, JsonCell>();
  let inner = 0;
  const take = (object: JsonObject, path: string, holders: readonly string[]): void => {
    for (const [name, wrapped] of Object.entries(object)) {
      const value = unwrapped(wrapped);
      if (isObject(value) && holders.length < MAX_DEPTH) {
        if (inner < MAX_INNER) take(value, `${path}${name}.`, [...holders, name]);
        continue;
      }
      if (holders.length > 0) inner += 1;
      if (holders.length === 0 || inner <= MAX_INNER) cells.set(path + name, { value, holders, name });
    }
  };
  take(row, '', []);
  return cells;
}

/** The words of an object, which may stand in one of it; everything else as it is. */
export function wordsOf(wrapped: unknown, depth = MAX_DEPTH): unknown {
  const value = unwrapped(wrapped);
  if (!isObject(value) || depth === 0) return value;
  const names = Object.keys(value);
  const only = names.length === 1 ? names : [];
  for (const name of [...names.filter(isText), ...only]) {
    const words = wordsOf(value[name], depth - 1);
    if (typeof words === 'string') return words;
  }
  return value;
}

export const isText = (name: string) => TEXTS.includes(headingKey(name));

/** Objects about somebody who is not the buyer. */
const OF_OTHERS =
  /(?:by|user|author|owner|uploader|creator|bidder|winner|supplier|vendor|contractor|award|awardee)s?$/i;

/**
 * The field that a key in objects of a row means, by the words that head columns: `dates.closing` is the closing date. Of the
 * objects around it the nearest that is known says whose it is: `agency.address.city` is the city of the body.
 */
export function meaningWithin(around: readonly string[], name: string): Meaning | undefined {
  if (around.some((one) => one.startsWith('__'))) return NOTHING; // `__metadata` of SharePoint says what class an object is of
  // `_source` and `_embedded` are no words of whoever wrote the notice, but of a program that wraps it
  const path = around.filter((one) => !one.startsWith('_'));
  const [holder] = around.slice(-1);
  // `{"createdAt": {"$date": …}}` is a value of MongoDB, and as much as its holder
  if (name.startsWith('$') && holder !== undefined) return meaningWithin(around.slice(0, -1), holder);
  return path.length === 0 ? (fieldOfHeading(name) ?? undefined) : meaningIn(path, name);
}

function meaningIn(path: readonly string[], name: string): Meaning | undefined {
  const last = path.findLastIndex((one) => headingKey(one) !== 'name');
  const holders = path.slice(0, Math.max(1, last + 1));
  const known = holders.map((one) => fieldOfHeading(one) ?? undefined);
  if (known.some((one, at) => one === undefined && OF_OTHERS.test(holders[at] ?? ''))) return undefined;
  const [nearest, holder] = [known.at(-1), known.findLast((one) => one !== undefined)];
  if (isText(name) && nearest !== undefined && !isOfNotice(nearest)) return nearest;
  const heading = underGroup(holders.at(-1) ?? '', name);
  const own = fieldOfHeading(heading);
  const isWhole = heading !== name && (own?.rank ?? 0) >= WHOLE;
  const value = isWhole ? undefined : nearest && ofValue(nearest, name);
  if (value !== undefined) return value;
  if (own === null) return NOTHING;
  if (own === undefined) return isText(name) && nearest ? { ...nearest, field: 'title' } : byPath(holders, name);
  // An object that is no notice may tell of whoever keyed it, or of the body: its web site is not the notice's.
  if (own.field === 'contact') return known.every((one) => one && isOfContact(one)) ? own : undefined;
  return isWhole || holder === undefined || isOfNotice(holder) || isOfObject(holder, own, name) ? own : undefined;
}

const isOfObject = (holder: Meaning, own: Meaning, name: string) =>
  PLACES.has(own.field) ||
  (DATES.has(holder.field) && DATES.has(own.field)) ||
  (own.field === 'procuringOrganization' && holder.field === own.field && /name$/i.test(name));
const isOfContact = (holder: Meaning) => holder.field === 'contact' || isOfNotice(holder);
const isOfNotice = ({ field }: Meaning) => field === 'title' || field === 'description';

/** The field of an object that is one, for the key of its value: `{"closingDate": {"$date": "2026-12-14"}}`. */
function ofValue(object: Meaning, name: string): Meaning | undefined {
  switch (headingKey(name)) {
    case 'en':
    case 'rendered': // by WordPress
    case 'text':
      return object;
    case 'label':
      return isOfNotice(object) ? undefined : object;
    case 'value': // beside a label it is a number
      return isOfNotice(object) ? undefined : { ...object, rank: object.rank * 0.9 };
    case 'date':
      return DATES.has(object.field) ? object : undefined;
    case 'amount':
      return AMOUNTS.has(object.field) ? object : undefined;
    default:
      return undefined;
  }
}

/** The field of a whole heading that the last names of a path are together: `tender.no.value`. */
function byPath(holders: readonly string[], name: string): Meaning | undefined {
  const path = headingKey(name) === 'value' ? holders : [...holders, name];
  const headings = path.slice(1).map((_, at) => path.slice(at).join(' '));
  return headings.map(fieldOfHeading).find((one) => (one?.rank ?? 0) >= WHOLE) ?? undefined;
}

/** A value as JSON; one of more objects within each other than a program writes is only named. */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return 'objects within objects';
  }
}
