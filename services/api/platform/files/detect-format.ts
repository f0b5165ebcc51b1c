import type { ImportDelimiter, ImportEncoding } from '#contracts/vocabulary/imports.ts';
import { isHeic } from '../images/picture-kind.ts';
import { type CsvShape, findHeader, type Recognize } from './csv/find-header.ts';
import { CHAT, labelledShape } from './csv/labelled-lines.ts';
import { isWrapped, unwrapLines } from './csv/wrapped-lines.ts';
import { Decoding } from './decode-text.ts';
import { type FoundArray, findArrays, keyedRows, listsIn, namesIn } from './json/find-array.ts';
import { type FoundGrid, findColumns, findGrid, parsed } from './json/find-grid.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

export type Format = TextFormat | ArchiveFormat;

type ArchiveFormat =
  /** An archive, such as a workbook of Excel. */
  | { readonly kind: 'zip' }
  /** Microsoft's compound format: an old or a locked document. */
  | { readonly kind: 'ole' };

export type TextFormat =
  | {
      readonly kind: 'csv';
      readonly shape: CsvShape;
      /** Lines end with CR alone. */
      readonly isOldMac: boolean;
      /** Each line is quoted as a whole. */
      readonly isWrapped?: true;
      /** Each line has a label and a value. */
      readonly isLabelled?: true;
    }
  /** A web page with a table; portals save such a one as `.xls`. */
  | {
      readonly kind: 'html';
      /** A workbook of Excel 2003, which is XML. */
      readonly isWorkbook?: true;
      /** Without a table: its notices may be lines with labels. */
      readonly isOfLines?: true;
    }
  | { readonly kind: 'json-lines'; readonly of: 'tenders' | 'releases' }
  /** RSS or Atom. */
  | { readonly kind: 'feed'; readonly of: 'tenders' }
  | {
      readonly kind: 'json-array';
      readonly of: 'tenders' | 'releases';
      readonly array: string | null;
      readonly within?: readonly string[];
      /** Index of its bracket, where it stands in an object of a list. */
      readonly from?: number;
      /** The rows are values of an object, whose names are their ids. */
      readonly isKeyed?: true;
      /** No array stands around the objects. */
      readonly isBare?: true;
      /** The rows are lists. */
      readonly grid?: FoundGrid;
    };

/** Statements of an administrator about the file, each of which wins over what the file seems to be. */
interface StatedFormat {
  readonly encoding?: ImportEncoding | undefined;
  readonly delimiter?: ImportDelimiter | undefined;
}

export const HEAD_BYTES = 262_144;

const PICTURE = 'It is a picture. Tenders are imported from Excel, CSV or Word; scans and photographs go to the inbox.';
/** Binary formats that people send by mistake, by their first bytes. */
const NOT_TEXT: readonly (readonly [string, string])[] = [
  ['7b5c7274', 'It is a rich text document (.rtf). Save it as "Word Document (.docx)" and import that.'],
  ['1f8b', 'It is compressed (gzip). Unpack it first.'],
  [
    '25504446',
    'It is a PDF. Tenders are imported from Excel, CSV, Word, JSON Lines or OCDS; scans and PDFs go to the inbox.',
  ],
  ...['ffd8ff', '89504e47', '47494638', '49492a00', '4d4d002a'].map((magic) => [magic, PICTURE] as const),
];
const XML = 'It is XML. Open it in Excel, save it as "Excel Workbook (.xlsx)", and import that.';
const FEED = /<(?:rss|feed|rdf:RDF)[\s>]/;
/** Characters at the beginning in which a feed says that it is one, perhaps behind a comment. */
const FEED_START = 2000;
/** Beginning of a part of a page. */
const FRAGMENT = /^<(?:h[1-6]|div|dl|main|section|article|[ou]l|p|span)[\s>]/i;
const DUMP = 'It is a dump of a database (SQL). Export the table as CSV or JSON, and import that.';
const ARCHIVE =
  'It is a web archive or an e-mail. Open it, save it as "Web page, HTML only", or what is attached to it, or copy its text into a text file, and import that.';
const NO_COLUMNS =
  'Its first line names no columns. Import a CSV with a header line, JSON Lines, or an OCDS release package.';
const SPACED =
  'Its columns are kept apart by spaces. Open it in Excel (Data, From Text, Fixed width), save it as "Excel Workbook (.xlsx)", and import that.';
const TEXT =
  'It is a text and no table. Import a CSV with a header line, or lines such as "Title: Bridge"; scans and PDFs go to the inbox.';
export const NO_TABLE =
  'It is a page or document without a table of notices. Export the list as CSV or Excel; in Word, make a table of it (Insert, Table, Convert Text to Table).';
const RECORD_PACKAGE = 'It is an OCDS record package. Export a release package, or releases line by line.';
/** The release that a record makes of all others, or the tender of one that it holds itself: others it only links. */
const COMPILED = /"(?:compiledRelease|tender)"\s*:\s*\{/;
/** Bytes that no text has. */
const CONTROLS = /(?!\s)\p{Cc}/gu;

/** The format by the first bytes; HEAD_BYTES of them are enough. @throws UnreadableFileError with one sentence */
export function formatOfBytes(bytes: Buffer, recognize: Recognize, stated: StatedFormat = {}): Format {
  const hex = bytes.subarray(0, 4).toString('hex');
  if (hex.startsWith('504b')) return { kind: 'zip' };
  if (hex === 'd0cf11e0') return { kind: 'ole' };
  if (isHeic(bytes)) throw new UnreadableFileError(PICTURE);
  const other = NOT_TEXT.find(([magic]) => hex.startsWith(magic));
  if (other !== undefined) throw new UnreadableFileError(other[1]);
  const text = new Decoding(stated.encoding).next(bytes, true);
  if (text.trim() === '') throw new UnreadableFileError('It is empty.');
  if ((text.match(CONTROLS)?.length ?? 0) > text.length / 100) {
    throw new UnreadableFileError('It is no text. Tenders are imported from Excel, CSV, Word, JSON Lines or OCDS.');
  }
  return formatOf(text, recognize, stated.delimiter);
}

/** The same from the file's first text; the byte order mark is gone already. */
export function formatOf(text: string, recognize: Recognize, delimiter?: ImportDelimiter): TextFormat {
  const start = text.trimStart();
  if (start.startsWith('[') && !CHAT.test(start)) return listFormat(start, text.length - start.length, recognize);
  if (start.startsWith('{')) return gridFormat(start, recognize) ?? objectFormat(start, recognize);
  if (start.startsWith('<')) {
    if (FEED.test(start.slice(0, FEED_START))) return { kind: 'feed', of: 'tenders' };
    if (/<(?:ss:)?Workbook[\s>]/.test(start)) return { kind: 'html', isWorkbook: true };
    if (/<table[\s>]/i.test(start)) return { kind: 'html' };
    if (/<(?:!doctype html|html|body)[\s>]/i.test(start) || FRAGMENT.test(start))
      return { kind: 'html', isOfLines: true };
    throw new UnreadableFileError(XML);
  }
  refuseOthers(start, text);
  if (areObjects(text)) return { kind: 'json-lines', of: kindOf(text.slice(text.search(/^\{"/m))) };
  return tableFormat(text, recognize, delimiter);
}

/** A table in lines, or facts with their labels. @throws UnreadableFileError for any other text */
function tableFormat(text: string, recognize: Recognize, delimiter: ImportDelimiter | undefined): TextFormat {
  const isOldMac = text.includes('\r') && !text.includes('\n');
  const lines = isOldMac ? withNewlines(text) : text;
  const labelled = delimiter === undefined ? labelledShape(lines, recognize) : undefined;
  if (labelled !== undefined) return { kind: 'csv', shape: labelled, isOldMac, isLabelled: true };
  const shape = findHeader(lines, recognize, delimiter);
  if (shape !== undefined && shape.isText !== true) return { kind: 'csv', shape, isOldMac };
  const inner = isWrapped(lines) ? findHeader(unwrapLines(lines), recognize, delimiter) : undefined;
  if (inner !== undefined) return { kind: 'csv', shape: inner, isOldMac, isWrapped: true };
  const isSpaced = lines.split('\n').some((line) => recognize(line.trim().split(/ {2,}/)) > 2);
  throw new UnreadableFileError(isSpaced ? SPACED : shape === undefined ? NO_COLUMNS : TEXT);
}

/** @throws UnreadableFileError for texts that hold a table in another form */
function refuseOthers(start: string, text: string): void {
  const isDump = /^(?:--|\/\*|(?:insert into|create|drop|set|use|begin)\b)/i.test(start);
  if (isDump && /^insert into \S/im.test(text)) throw new UnreadableFileError(DUMP);
  if (/^[\w-]+: /.test(start) && /^mime-version: /im.test(text)) throw new UnreadableFileError(ARCHIVE);
}

/** Whether a third of the lines are objects: a program wrote its messages between them. */
function areObjects(text: string): boolean {
  const objects = text.match(/^\{".*\}[ \t\r]*$/gm)?.length ?? 0;
  return objects > 1 && objects * 3 >= text.split('\n').filter((line) => line.trim() !== '').length;
}

export const withNewlines = (text: string) => text.replaceAll('\r', '\n');

/** Lists of OCDS packages. */
const PACKED = { records: /"records"\s*:\s*\[/, releases: /"releases"\s*:\s*\[/ } as const;

/** The name of the list of an OCDS package; records without a compiled release have none that could be read. */
function packageIn(text: string, keys: readonly string[] | undefined): string | undefined {
  const names = COMPILED.test(text) ? (['records', 'releases'] as const) : (['releases'] as const);
  return names.find((name) => keys?.includes(name) ?? PACKED[name].test(text));
}

/** A list of notices, or one of tables with their rows, as phpMyAdmin writes it. */
function listFormat(text: string, offset: number, recognize: Recognize): TextFormat {
  const grid = findGrid(text, recognize);
  if (grid !== undefined) return { kind: 'json-array', of: 'tenders', array: null, grid };
  const found = fullest(text, recognize);
  const around = recognize([...namesIn(text, text.indexOf('{')), ...(found?.before ?? [])]);
  if (found !== undefined && around < 2 && recognize(namesIn(text, found.start)) > Math.max(1, around)) {
    const { name, within, at } = found;
    return { kind: 'json-array', of: 'tenders', array: name, within, from: offset + at };
  }
  return { kind: 'json-array', of: kindOf(text.slice(1)), array: null };
}

/** A table of lists, unless there are notices around it or beside. */
function gridFormat(text: string, recognize: Recognize): TextFormat | undefined {
  const columns = findColumns(text, recognize);
  if (columns !== undefined) return { kind: 'json-array', of: 'tenders', array: null, grid: columns };
  const grid = findGrid(text, recognize);
  if (grid === undefined || recognize(namesIn(text, 0)) > 1) return undefined;
  const found = fullest(text, recognize);
  const isBeside = found !== undefined && recognize(namesIn(text, found.start)) > 1;
  return isBeside ? undefined : { kind: 'json-array', of: 'tenders', array: grid.array, grid };
}

function objectFormat(text: string, recognize: Recognize): TextFormat {
  const [firstLine = ''] = text.split('\n', 1);
  const found = fullest(text, recognize);
  const first = parsed(firstLine);
  const keys = typeof first === 'object' && first !== null ? Object.keys(first) : undefined;
  const isFirst = goesOn(text, firstLine, keys);
  const packed = packageIn(text, keys);
  if (packed !== undefined) return { kind: 'json-array', of: 'releases', array: packed };
  const lists = isFirst ? [] : listsIn(text, recognize);
  if (lists.length > 0) {
    const names = lists.map((name) => `"${name}"`).join(', ');
    throw new UnreadableFileError(`It has several lists of notices (${names}). Put them into one, and import that.`);
  }
  const keyed = isFirst ? undefined : keyedRows(text, recognize);
  if (keyed !== undefined) return { kind: 'json-array', of: 'tenders', array: keyed.name, isKeyed: true };
  if (found !== undefined && holdsRows(found, keys, text, recognize, isFirst)) {
    const { name, within, start } = found;
    const of = kindOf(text.slice(start));
    if (within.length > 0) return { kind: 'json-array', of, array: name, within };
    if (name === 'records' && of === 'releases' && !COMPILED.test(text)) throw new UnreadableFileError(RECORD_PACKAGE);
    return { kind: 'json-array', of, array: name };
  }
  if (found === undefined && !isFirst && holdsNone(parsed(text), recognize)) {
    throw new UnreadableFileError('It has no notice in it.');
  }
  if (keys?.includes('records') && !COMPILED.test(text)) throw new UnreadableFileError(RECORD_PACKAGE);
  const isOneLine = keys !== undefined || firstLine.length === text.length;
  return isOneLine ? { kind: 'json-lines', of: kindOf(firstLine) } : bareObjects(text, recognize);
}

/** Objects of several lines behind each other. */
function bareObjects(text: string, recognize: Recognize): TextFormat {
  if (recognize(namesIn(text, 0)) > 1) return { kind: 'json-array', of: kindOf(text), array: null, isBare: true };
  throw new UnreadableFileError('It is one JSON object over several lines. Write one tender or release to each line.');
}

/** The array whose first object has the most known names, for a portal puts lists of filters and links beside its notices. */
function fullest(text: string, recognize: Recognize): FoundArray | undefined {
  let best: { readonly array: FoundArray; readonly known: number } | undefined;
  for (const array of findArrays(text)) {
    const known = recognize(namesIn(text, array.start));
    if (known > (best?.known ?? -1)) best = { array, known };
  }
  return best?.array;
}

/** Names that portals put beside a list, and that head columns, too. */
const BESIDE_LISTS: ReadonlySet<string> = new Set('status number date time source portal website type name'.split(' '));
/** Addresses of this page of a list and of others. */
const ADDRESS = /(?:url|link|href)$/i;

/**
 * A row of a tender may hold a list of its own, such as its lots; a list that holds the rows stands among no fields, or
 * among such as a portal puts beside one, `"status": 200` say, and then its rows tell more.
 */
function holdsRows(
  found: FoundArray,
  keys: readonly string[] | undefined,
  text: string,
  recognize: Recognize,
  isFirstOfLines = false,
): boolean {
  const around = [...(keys ?? []), ...found.before].filter((name) => name !== found.name || isFirstOfLines);
  if (found.within.length > 0 && around.includes('ocid')) return false;
  const known = recognize(around);
  const isDeepInLines = isFirstOfLines && found.within.length > 0; // such as the lots of a row
  if (known === 0) return !isDeepInLines || recognize(namesIn(text, found.start)) > 1;
  const own = around.filter((name) => !BESIDE_LISTS.has(name.toLowerCase()) && !ADDRESS.test(name));
  return !isFirstOfLines && recognize(own) === 0 && recognize(namesIn(text, found.start)) > known;
}

/** Objects around a list without rows that are looked into. */
const WRAPPERS = 4;

/** Whether an answer of a portal has a list without rows, in itself or in an object of it. */
function holdsNone(value: unknown, recognize: Recognize, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const own = Object.keys(value).filter((name) => !BESIDE_LISTS.has(name.toLowerCase()) && !ADDRESS.test(name));
  const values = Object.values(value as Readonly<Record<string, unknown>>);
  if (recognize(own) > 0) return false;
  if (values.some((one) => Array.isArray(one) && one.length === 0)) return true;
  return depth < WRAPPERS && values.some((one) => holdsNone(one, recognize, depth + 1));
}

/** Whether more lines follow the first one, which is an object by itself. */
const goesOn = (text: string, firstLine: string, keys: readonly string[] | undefined) =>
  keys !== undefined && text.slice(firstLine.length).trim() !== '';

function kindOf(text: string): 'tenders' | 'releases' {
  return /^\s*\{.*"ocid"\s*:/s.test(text) ? 'releases' : 'tenders';
}
