import { csvMapper } from '../map/csv-mapper.ts';
import type { Mapper } from '../map/draft.ts';
import { type Judged, judgeRow } from '../map/judge-row.ts';
import { ocdsMapper } from '../map/ocds/ocds-mapper.ts';
import { csvRows } from '../read/csv-rows.ts';
import { type Format, formatOfBytes } from '../read/detect-format.ts';
import { jsonElements } from '../read/json-elements.ts';
import { jsonLines } from '../read/json-lines.ts';
import type { RawRow } from '../read/raw-row.ts';

const OCDS_SOURCE = 'OCDS';

/** The rows of a text, each checked. */
export type RowReader = (chunks: AsyncIterable<string>) => AsyncGenerator<Judged>;

/** How to read a file that begins with these bytes. @throws UnreadableFileError with one sentence */
export const rowReaderOf = (head: Buffer, source: string | undefined) => rowReader(formatOfBytes(head), source);

/** How to read a file of this format. @throws UnreadableFileError when its columns are none of ours */
export function rowReader(format: Format, source: string | undefined): RowReader {
  const publisher = { name: OCDS_SOURCE };
  const map = mapperOf(format, () => source ?? publisher.name);
  const onHead = (text: string) => {
    publisher.name = publisherIn(text) ?? OCDS_SOURCE;
  };
  return async function* (chunks) {
    for await (const row of rawRows(chunks, format, onHead)) yield judgeRow(row, map, source);
  };
}

function rawRows(
  chunks: AsyncIterable<string>,
  format: Format,
  onHead: (text: string) => void,
): AsyncGenerator<RawRow> {
  switch (format.kind) {
    case 'csv':
      return csvRows(chunks, { delimiter: format.delimiter, columns: format.columns.length });
    case 'json-lines':
      return jsonLines(chunks);
    case 'json-array': {
      const called = format.of === 'releases' ? 'release' : 'row';
      return jsonElements(chunks, { array: format.array, called, onHead });
    }
    default:
      return format satisfies never;
  }
}

function mapperOf(format: Format, source: () => string): Mapper {
  if (format.kind === 'csv') return csvMapper(format.columns);
  if (format.of === 'releases') return ocdsMapper(source);
  return (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { input: value as Record<string, unknown>, columns: {} }
      : { column: '', value: JSON.stringify(value), reason: 'Is not a JSON object' };
}

/** The publisher's name in what stands before the releases of a package. */
function publisherIn(head: string): string | undefined {
  const object = /"publisher"\s*:\s*(\{[^{}]*\})/.exec(head)?.[1];
  const name = /"name"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(object ?? '')?.[1];
  return name === undefined ? undefined : (JSON.parse(name) as string);
}
