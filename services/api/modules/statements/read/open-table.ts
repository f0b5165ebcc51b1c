import { csvRows } from '../../../platform/files/csv/csv-rows.ts';
import { Decoding, decodeText } from '../../../platform/files/decode-text.ts';
import { formatOfBytes, HEAD_BYTES, withNewlines } from '../../../platform/files/detect-format.ts';
import { piecesOf } from '../../../platform/files/file-bytes.ts';
import { sentenceOnOle } from '../../../platform/files/office/ole-file.ts';
import type { RawRow } from '../../../platform/files/raw-row.ts';
import { UnreadableFileError } from '../../../platform/files/unreadable-file-error.ts';
import { openSheet } from '../../../platform/files/xlsx/open-sheet.ts';
import { openArchive, openWorkbook } from '../../../platform/files/xlsx/workbook.ts';
import { countColumns } from './headings.ts';

/** The table of a file, and the text above its headings, where a bank names account and currency. */
interface StatementTable {
  readonly above: string;
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<RawRow>;
}

const NAMES = { html: 'a web page', feed: 'a feed', 'json-lines': 'JSON', 'json-array': 'JSON' } as const;
const ADVICE = 'Download the statement of your bank as CSV or Excel (.xlsx) and choose that file.';

/** @throws UnreadableFileError with one sentence on a file that is no table */
export async function openTable(bytes: Buffer): Promise<StatementTable> {
  const file = {
    size: bytes.length,
    read: (at: number, length: number) => Promise.resolve(bytes.subarray(at, at + length)),
  };
  try {
    const format = formatOfBytes(bytes.subarray(0, HEAD_BYTES), countColumns);
    if (format.kind === 'ole') throw new UnreadableFileError(await sentenceOnOle(file));
    if (format.kind === 'zip') {
      const sheet = await openSheet(await openWorkbook(await openArchive(file), 'stored'), countColumns, undefined);
      const above = sheet.above.map((cells) => cells.join(' ')).join('\n');
      return { above, columns: sheet.columns, rows: sheet.rows() };
    }
    if (format.kind !== 'csv') throw new UnreadableFileError(`It is ${NAMES[format.kind]}. ${ADVICE}`);
    const { isOldMac, shape } = format;
    const text = (async function* () {
      for await (const piece of decodeText(piecesOf(file), new Decoding(undefined))) {
        yield isOldMac ? withNewlines(piece) : piece;
      }
    })();
    const lines = new Decoding(undefined).next(bytes.subarray(0, HEAD_BYTES), true).split(/\r\n?|\n/);
    return {
      above: lines.slice(0, shape.headerLine - 1).join('\n'),
      columns: shape.columns,
      rows: csvRows(text, shape),
    };
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    throw new UnreadableFileError(forStatements(error.message));
  }
}

/** The sentences of the readers speak of tenders. */
const forStatements = (sentence: string) =>
  sentence
    .replace(/ Tenders are imported from [^.]*\./, ` ${ADVICE}`)
    .replace(/ Import a CSV with a header line[^.]*\./, ` ${ADVICE}`)
    .replace('with notices below it', 'with payments below it')
    .replace(/ and import (that|it again)\./, ' and choose $1.');
