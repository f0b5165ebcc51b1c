import { open } from 'node:fs/promises';
import { readCsvRecord } from './csv-record.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

export type Format =
  | { readonly kind: 'csv'; readonly delimiter: string; readonly columns: readonly string[] }
  | { readonly kind: 'json-lines'; readonly of: 'tenders' | 'releases' }
  | { readonly kind: 'json-array'; readonly of: 'tenders' | 'releases'; readonly array: string | null };

export const HEAD_BYTES = 262_144;

/** Binary formats that people send by mistake, by their first bytes. */
const NOT_TEXT: readonly (readonly [string, string])[] = [
  ['504b', 'It is an Excel or ZIP file. Save the sheet as "CSV UTF-8" and import that.'],
  ['d0cf11e0', 'It is an old Excel file. Save the sheet as "CSV UTF-8" and import that.'],
  ['1f8b', 'It is compressed (gzip). Unpack it first.'],
  ['25504446', 'It is a PDF. Tenders are imported from CSV, JSON Lines or OCDS.'],
  ['fffe', 'It is UTF-16 text. Save it as UTF-8.'],
  ['feff', 'It is UTF-16 text. Save it as UTF-8.'],
];

/** Tells from the beginning of a file what it holds. @throws UnreadableFileError with one sentence */
export async function detectFormat(path: string): Promise<Format> {
  return formatOfBytes(await readHead(path));
}

/** The format by the first bytes; HEAD_BYTES of them are enough. @throws UnreadableFileError with one sentence */
export function formatOfBytes(bytes: Buffer): Format {
  const hex = bytes.subarray(0, 4).toString('hex');
  const other = NOT_TEXT.find(([magic]) => hex.startsWith(magic));
  if (other !== undefined) throw new UnreadableFileError(other[1]);
  const text = new TextDecoder('utf-8').decode(bytes);
  if (text.trim() === '') throw new UnreadableFileError('It is empty.');
  return formatOf(text);
}

/** The same from the file's first text; the byte order mark is gone already. */
export function formatOf(text: string): Format {
  const start = text.trimStart();
  if (start.startsWith('[')) return { kind: 'json-array', of: kindOf(start.slice(1)), array: null };
  if (start.startsWith('{')) return objectFormat(start);
  if (start.startsWith('<')) {
    throw new UnreadableFileError('It is XML or a web page. Tenders are imported from CSV, JSON Lines or OCDS.');
  }
  return csvFormat(start);
}

function objectFormat(text: string): Format {
  const firstLine = text.slice(0, text.indexOf('\n') < 0 ? text.length : text.indexOf('\n'));
  const first = parse(firstLine);
  const keys = typeof first === 'object' && first !== null ? Object.keys(first) : undefined;
  if (keys?.includes('releases') || (keys === undefined && /"releases"\s*:\s*\[/.test(text))) {
    return { kind: 'json-array', of: 'releases', array: 'releases' };
  }
  if (keys?.includes('records') || (keys === undefined && /"records"\s*:\s*\[/.test(text))) {
    throw new UnreadableFileError('It is an OCDS record package. Export a release package, or releases line by line.');
  }
  const isOneLine = keys !== undefined || firstLine.length === text.length;
  if (!isOneLine) {
    throw new UnreadableFileError(
      'It is one JSON object over several lines. Write one tender or release to each line.',
    );
  }
  return { kind: 'json-lines', of: kindOf(firstLine) };
}

function kindOf(text: string): 'tenders' | 'releases' {
  return /^\s*\{.*"ocid"\s*:/s.test(text) ? 'releases' : 'tenders';
}

function csvFormat(text: string): Format {
  const line = text.slice(0, 20_000);
  const delimiter = [',', ';', '\t']
    .map((candidate) => ({ candidate, columns: headerOf(line, candidate).length }))
    .reduce((best, next) => (next.columns > best.columns ? next : best)).candidate;
  const columns = headerOf(line, delimiter);
  if (columns.length < 2) {
    throw new UnreadableFileError(
      'Its first line names no columns. Import a CSV with a header line, JSON Lines, or an OCDS release package.',
    );
  }
  return { kind: 'csv', delimiter, columns };
}

function headerOf(text: string, delimiter: string): string[] {
  const record = readCsvRecord(text, 0, delimiter.charCodeAt(0), true);
  return (typeof record === 'string' ? [] : record.fields).map((name) => name.trim());
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
