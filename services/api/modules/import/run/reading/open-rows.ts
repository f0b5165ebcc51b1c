import type { ImportFound, ImportReading } from '#contracts/api/imports.ts';
import { csvRows } from '../../../../platform/files/csv/csv-rows.ts';
import { Decoding, decodeText } from '../../../../platform/files/decode-text.ts';
import {
  type Format,
  formatOfBytes,
  HEAD_BYTES,
  type TextFormat,
  withNewlines,
} from '../../../../platform/files/detect-format.ts';
import { type FileBytes, piecesOf, type ReadOptions } from '../../../../platform/files/file-bytes.ts';
import { jsonElements } from '../../../../platform/files/json/json-elements.ts';
import { jsonLines } from '../../../../platform/files/json/json-lines.ts';
import type { RawRow } from '../../../../platform/files/raw-row.ts';
import { UnreadableFileError } from '../../../../platform/files/unreadable-file-error.ts';
import { sentenceOnOle } from '../../../../platform/files/xlsx/ole-file.ts';
import { openSheet } from '../../../../platform/files/xlsx/open-sheet.ts';
import { openArchive } from '../../../../platform/files/xlsx/workbook.ts';
import type { Mapper } from '../../map/draft.ts';
import { jsonMapper } from '../../map/json-mapper.ts';
import { type Judged, judgeRow } from '../../map/judge-row.ts';
import { NO_NAMES } from '../../map/names/known-names.ts';
import { NameBook } from '../../map/names/name-book.ts';
import { ocdsMapper } from '../../map/ocds/ocds-mapper.ts';
import { countKnown } from '../../map/table/plan-columns.ts';
import { planTable } from '../../map/table/plan-table.ts';
import { sheetNotes, undatedNotes } from './reading-notes.ts';

const OCDS_SOURCE = 'OCDS';
/** Rows at the beginning that settle how the others are to be read. */
const SAMPLE_ROWS = 500;

/** A file of which it is known how to read it. */
export interface OpenedFile {
  /** How it was read; the encoding as far as the text has come in. */
  found(): ImportFound;
  rows(options?: ReadOptions): AsyncGenerator<Judged>;
}

/**
 * Looks at the beginning of a file. `source` stands in for rows that name none, and for the publisher of OCDS releases.
 * `book` brings names of the source to ours. @throws UnreadableFileError with one sentence when nothing of it can be read
 */
export async function openRows(
  file: FileBytes,
  source: string | undefined,
  reading: ImportReading = {},
  book = new NameBook(NO_NAMES, reading.names),
): Promise<OpenedFile> {
  return countingUndated(await openFormat(file, source, reading, book));
}

/** The same file; once its rows are read, it says how many of them give no day of publication. */
function countingUndated(opened: OpenedFile): OpenedFile {
  let undated = 0;
  return {
    found() {
      const { notes = [], ...found } = opened.found();
      return { ...found, notes: [...notes, ...undatedNotes(undated)] };
    },
    async *rows(options) {
      undated = 0;
      for await (const row of opened.rows(options)) {
        if (row.ok && row.notice.row.publishDate === undefined) undated += 1;
        yield row;
      }
    },
  };
}

async function openFormat(
  file: FileBytes,
  source: string | undefined,
  reading: ImportReading,
  book: NameBook,
): Promise<OpenedFile> {
  const format = await formatOf(file, reading);
  if (format.kind === 'zip') return openWorkbookRows(file, source, reading, book);
  let decoding = new Decoding(reading.encoding);
  const text = (options: ReadOptions) => {
    decoding = new Decoding(reading.encoding);
    return decodeText(piecesOf(file, options), decoding);
  };
  if (format.kind === 'csv') {
    const { delimiter, columns } = format.shape;
    const raw = (options: ReadOptions = {}) => belowHeader(rawRows(text(options), format), columns);
    const table = planTable(columns, await sampleOf(raw()), reading);
    return {
      found: () => ({ ...table.found, format: 'csv', encoding: decoding.encoding, delimiter, sheet: null }),
      rows: (options) => judged(raw(options), book.translating(table.map), source, reading.license),
    };
  }
  const publisher = { name: OCDS_SOURCE };
  const onHead = (head: string) => {
    publisher.name = publisherIn(head) ?? OCDS_SOURCE;
  };
  const isOcds = format.of === 'releases';
  const map = isOcds ? ocdsMapper(() => source ?? publisher.name) : jsonMapper(reading);
  return {
    found: () => ({ ...NO_TABLE, format: isOcds ? 'ocds' : 'json', encoding: decoding.encoding }),
    rows: (options = {}) =>
      judged(rawRows(text(options), format, onHead), book.translating(map), source, reading.license),
  };
}

/**
 * Whether the beginning of a file, all that has arrived of it, can be the beginning of one. @throws UnreadableFileError
 */
export async function checkBeginning(file: FileBytes, isWhole: boolean): Promise<void> {
  const format = await formatOf(file, {});
  if (format.kind !== 'zip') await openRows(file, undefined);
  else if (isWhole) await openArchive(file); // its directory stands at the end; the run reads the rest
}

async function formatOf(file: FileBytes, reading: ImportReading): Promise<Exclude<Format, { kind: 'ole' }>> {
  const format = formatOfBytes(await file.read(0, HEAD_BYTES), countKnown, reading);
  if (format.kind === 'ole') throw new UnreadableFileError(await sentenceOnOle(file));
  return format;
}

async function openWorkbookRows(
  file: FileBytes,
  source: string | undefined,
  reading: ImportReading,
  book: NameBook,
): Promise<OpenedFile> {
  const sheet = await openSheet(file, countKnown, reading.sheet);
  const table = planTable(sheet.columns, await sampleOf(sheet.rows()), reading);
  const found = {
    format: 'xlsx',
    encoding: null,
    delimiter: null,
    sheet: sheet.name,
    sheets: [...sheet.names],
  } as const;
  return {
    found: () => ({
      ...table.found,
      ...found,
      sheets: [...found.sheets],
      notes: [...sheetNotes(sheet.unread), ...(table.found.notes ?? [])],
    }),
    rows: ({ signal, onBytes } = {}) => {
      const rows = belowHeader(
        sheet.rows((share) => onBytes?.(Math.floor(share * file.size))),
        sheet.columns,
      );
      return judged(untilStopped(rows, signal), book.translating(table.map), source, reading.license);
    },
  };
}

/** The rows of a table; lists that were joined or printed repeat the header between them. */
async function* belowHeader(rows: AsyncIterable<RawRow>, columns: readonly string[]): AsyncGenerator<RawRow> {
  for await (const row of rows) {
    const isHeader =
      row.ok && columns.every((name, at) => ((row.value as readonly string[])[at] ?? '').trim() === name);
    if (!isHeader) yield row;
  }
}

async function* untilStopped(rows: AsyncIterable<RawRow>, signal: AbortSignal | undefined): AsyncGenerator<RawRow> {
  for await (const row of rows) {
    if (signal?.aborted) return;
    yield row;
  }
}

const NO_TABLE: Omit<ImportFound, 'format' | 'encoding'> = {
  delimiter: null,
  sheet: null,
  dateOrder: null,
  columns: [],
  rows: [],
  question: null,
};

async function* judged(
  rows: AsyncIterable<RawRow>,
  map: Mapper,
  source: string | undefined,
  license: string | undefined,
) {
  for await (const row of rows) yield judgeRow(row, map, source, license);
}

function rawRows(
  text: AsyncIterable<string>,
  format: TextFormat,
  onHead: (text: string) => void = () => undefined,
): AsyncGenerator<RawRow> {
  switch (format.kind) {
    case 'csv':
      return csvRows(format.isOldMac ? newlined(text) : text, format.shape);
    case 'json-lines':
      return jsonLines(text);
    case 'json-array': {
      const called = format.of === 'releases' ? 'release' : 'row';
      return jsonElements(text, { array: format.array, within: format.within, called, onHead });
    }
    default:
      return format satisfies never;
  }
}

async function* newlined(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const chunk of chunks) yield withNewlines(chunk);
}

async function sampleOf(rows: AsyncIterable<RawRow>): Promise<readonly (readonly string[])[]> {
  const sample: (readonly string[])[] = [];
  let seen = 0;
  for await (const row of rows) {
    if (row.ok) sample.push(row.value as readonly string[]);
    seen += 1;
    if (seen === SAMPLE_ROWS) break;
  }
  return sample;
}

/** The publisher's name in what stands before the releases of a package. */
function publisherIn(head: string): string | undefined {
  const object = /"publisher"\s*:\s*(\{[^{}]*\})/.exec(head)?.[1];
  const name = /"name"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(object ?? '')?.[1];
  return name === undefined ? undefined : (JSON.parse(name) as string);
}
