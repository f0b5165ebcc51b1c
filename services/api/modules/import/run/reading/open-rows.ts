import type { ImportFound, ImportReading } from '#contracts/api/imports.ts';
import { jsonMapper } from '../../map/json-mapper.ts';
import { type Judged, judgeRow } from '../../map/judge-row.ts';
import { ocdsMapper } from '../../map/ocds/ocds-mapper.ts';
import { countKnown } from '../../map/table/plan-columns.ts';
import { planTable } from '../../map/table/plan-table.ts';
import { csvRows } from '../../read/csv/csv-rows.ts';
import { Decoding, decodeText } from '../../read/decode-text.ts';
import { type Format, formatOfBytes, HEAD_BYTES, withNewlines } from '../../read/detect-format.ts';
import { type FileBytes, piecesOf, type ReadOptions } from '../../read/file-bytes.ts';
import { jsonElements } from '../../read/json/json-elements.ts';
import { jsonLines } from '../../read/json/json-lines.ts';
import type { RawRow } from '../../read/raw-row.ts';

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
 * @throws UnreadableFileError with one sentence when nothing of it can be read
 */
export async function openRows(
  file: FileBytes,
  source: string | undefined,
  reading: ImportReading = {},
): Promise<OpenedFile> {
  const format = formatOfBytes(await file.read(0, HEAD_BYTES), countKnown, reading);
  let decoding = new Decoding(reading.encoding);
  const text = (options: ReadOptions) => {
    decoding = new Decoding(reading.encoding);
    return decodeText(piecesOf(file, options), decoding);
  };
  if (format.kind === 'csv') {
    const { delimiter, columns } = format.shape;
    const raw = (options: ReadOptions = {}) => rawRows(text(options), format);
    const table = planTable(columns, await sampleOf(raw()), reading);
    return {
      found: () => ({ ...table.found, format: 'csv', encoding: decoding.encoding, delimiter, sheet: null }),
      rows: (options) => judged(raw(options), table.map, source),
    };
  }
  const publisher = { name: OCDS_SOURCE };
  const onHead = (head: string) => {
    publisher.name = publisherIn(head) ?? OCDS_SOURCE;
  };
  const isOcds = format.of === 'releases';
  const map = isOcds ? ocdsMapper(() => source ?? publisher.name) : jsonMapper;
  return {
    found: () => ({ ...NO_TABLE, format: isOcds ? 'ocds' : 'json', encoding: decoding.encoding }),
    rows: (options = {}) => judged(rawRows(text(options), format, onHead), map, source),
  };
}

const NO_TABLE: Omit<ImportFound, 'format' | 'encoding'> = {
  delimiter: null,
  sheet: null,
  dateOrder: null,
  columns: [],
  rows: [],
  question: null,
};

async function* judged(rows: AsyncIterable<RawRow>, map: Parameters<typeof judgeRow>[1], source: string | undefined) {
  for await (const row of rows) yield judgeRow(row, map, source);
}

function rawRows(
  text: AsyncIterable<string>,
  format: Format,
  onHead: (text: string) => void = () => undefined,
): AsyncGenerator<RawRow> {
  switch (format.kind) {
    case 'csv':
      return csvRows(format.isOldMac ? newlined(text) : text, format.shape);
    case 'json-lines':
      return jsonLines(text);
    case 'json-array': {
      const called = format.of === 'releases' ? 'release' : 'row';
      return jsonElements(text, { array: format.array, called, onHead });
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
