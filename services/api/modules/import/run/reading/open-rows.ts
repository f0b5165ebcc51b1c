import type { ImportFound, ImportReading } from '#contracts/api/imports.ts';
import { type Format, formatOfBytes, HEAD_BYTES, type TextFormat } from '../../../../platform/files/detect-format.ts';
import { feedRows } from '../../../../platform/files/feed/feed-rows.ts';
import type { FileBytes, ReadOptions } from '../../../../platform/files/file-bytes.ts';
import { gridRows } from '../../../../platform/files/json/grid-rows.ts';
import { jsonElements } from '../../../../platform/files/json/json-elements.ts';
import { jsonLines } from '../../../../platform/files/json/json-lines.ts';
import { sentenceOnOle } from '../../../../platform/files/office/ole-file.ts';
import type { FurtherSheet, RawRow } from '../../../../platform/files/raw-row.ts';
import { UnreadableFileError } from '../../../../platform/files/unreadable-file-error.ts';
import { openArchive } from '../../../../platform/files/xlsx/workbook.ts';
import { jsonMapper } from '../../map/json-mapper.ts';
import { isChange, type JudgedRow, judgeRow } from '../../map/judge-row.ts';
import type { Mapper } from '../../map/mapped-notice.ts';
import { NO_NAMES } from '../../map/names/known-names.ts';
import { NameBook } from '../../map/names/name-book.ts';
import { ocdsMapper } from '../../map/ocds/ocds-mapper.ts';
import { withReleases } from '../../map/ocds/record-releases.ts';
import { isBlank } from '../../map/row-cells.ts';
import { withDaysAbove } from '../../map/table/dates/days-above.ts';
import { joinedRows } from '../../map/table/joined-rows.ts';
import { isOffice, townOf } from '../../map/table/offices/is-office.ts';
import { officeIn, officeNote } from '../../map/table/offices/letterhead.ts';
import { countKnown } from '../../map/table/plan-columns.ts';
import { planTable } from '../../map/table/plan-table.ts';
import { headedRows, sampleOf, withFirstRow } from './headed-rows.ts';
import { sampleKeys } from './json-columns.ts';
import { FileText, openRawTable, type RawTable, type TableFormat } from './raw-tables.ts';
import { hiddenNotes, undatedNotes } from './reading-notes.ts';

const OCDS_SOURCE = 'OCDS';
/** Rows at the beginning that settle how the others are to be read. */
const SAMPLE_ROWS = 500;

/** A file of which it is known how to read it. */
export interface OpenedFile {
  /** Bytes. */
  readonly size: number;
  /** How it was read; the encoding as far as the text has come in. */
  found(): ImportFound;
  rows(options?: ReadOptions): AsyncGenerator<JudgedRow>;
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
  isWhole = true,
): Promise<OpenedFile> {
  const context: JudgeContext = { source, license: reading.license, book, isWhole, undated: 0 };
  const opened = await openFormat(file, reading, context);
  return {
    ...opened,
    size: file.size,
    found() {
      const { notes = [], ...found } = opened.found();
      return { ...found, notes: [...notes, ...undatedNotes(context.undated)] };
    },
  };
}

type OpenedFormat = Omit<OpenedFile, 'size'>;

/** The part of a reading that is the same for all formats. */
interface JudgeContext {
  readonly source: string | undefined;
  readonly license: string | undefined;
  readonly book: NameBook;
  /** False: of the file no more than its beginning has arrived. */
  readonly isWhole: boolean;
  /** Rows without a day of publication, as far as they have come in. */
  undated: number;
}

async function openFormat(file: FileBytes, reading: ImportReading, context: JudgeContext): Promise<OpenedFormat> {
  const format = await formatOf(file, reading);
  const text = new FileText(file, reading.encoding);
  if (format.kind === 'zip' || format.kind === 'html' || format.kind === 'csv') {
    return openTable(await openRawTable(file, format, text, reading), reading, context);
  }
  const publisher = { name: OCDS_SOURCE };
  const onHead = (head: string) => {
    publisher.name = publisherIn(head) ?? OCDS_SOURCE;
  };
  if (context.isWhole && (await isEmpty(jsonRows(text.read(), format, onHead))))
    throw new UnreadableFileError(NO_NOTICE);
  const opened = (name: 'ocds' | 'json' | 'feed', map: Mapper, sampled: Partial<ImportFound> = {}): OpenedFormat => ({
    found: () => ({ ...NO_TABLE, ...sampled, format: name, encoding: text.encoding }),
    rows: (options) => judged(jsonRows(text.read(options), format, onHead), map, context),
  });
  if (format.of === 'releases') {
    const source = () => context.source ?? publisher.name;
    return opened('ocds', ocdsMapper(source));
  }
  const sampled = await sampleKeys(jsonRows(text.read(), format, onHead), reading, SAMPLE_ROWS, (name) =>
    context.book.namesCategory(name),
  );
  const { columns, rows, question } = sampled.found;
  const isHeadless = format.kind === 'json-array' && format.grid?.columns?.length === 0;
  const names = columns.map(({ heading }) => heading);
  return opened(format.kind === 'feed' ? 'feed' : 'json', jsonMapper(sampled.reading), {
    ...sampled.found,
    question: isHeadless ? withFirstRow(question, names, rows[0] ?? []) : question,
  });
}

async function openTable(raw: RawTable, reading: ImportReading, context: JudgeContext): Promise<OpenedFormat> {
  const { headings, rows, explained, lacking, notes: onHeadings = [] } = await headedRows(raw);
  if (context.isWhole && (await isEmpty(rows()))) {
    const others = (raw.found().notes ?? []).map(({ text }) => ` ${text}`);
    throw new UnreadableFileError(`${NO_ROWS}${others.join('')}`);
  }
  const titles = (await raw.titles?.()) ?? [];
  const sample = await sampleOf(rows(), SAMPLE_ROWS);
  const { map, found, joining } = planTable(
    headings,
    sample,
    reading,
    (name) => context.book.namesCategory(name),
    titles,
    lacking,
  );
  const { sheet: called, sheets = [] } = raw.found();
  const areOffices = sheets.length > 1 && sheets.every((name) => isOffice(name) && NAMED.test(name));
  const startOf = (sheet: FurtherSheet) => ({
    office:
      joining === undefined
        ? undefined
        : (officeIn(sheet.titles, joining.fields) ?? officeIn(areOffices ? [sheet.name] : [], joining.fields)),
    town: townOf(sheet.name),
  });
  const start = startOf({ name: called ?? titles.at(-1) ?? '', titles });
  const { office } = start;
  const ofOffice = office === undefined ? [] : [office === called ? OF_SHEETS : officeNote(office)];
  return {
    found() {
      const { notes = [], ...how } = raw.found();
      return {
        ...found,
        ...how,
        question: withHidden(explained(found.question), raw.hidden),
        notes: [...notes, ...onHeadings, ...(found.notes ?? []), ...ofOffice],
      };
    },
    rows: (options) =>
      judged(
        joining === undefined
          ? rows(options)
          : withDaysAbove(joinedRows(rows(options), { ...joining, ...start, startOf }), joining, joining.days ?? []),
        map,
        context,
      ),
  };
}

/** A question with the columns that nobody sees: what is asked for may stand there. */
function withHidden(question: ImportFound['question'], hidden: readonly string[] = []): ImportFound['question'] {
  const [note] = hiddenNotes(hidden);
  return question === null || note === undefined ? question : { ...question, text: `${question.text} ${note.text}` };
}

/** Short forms and names of several words: `Library` may be what is bought for one. */
const NAMED = /^\P{Ll}+$|\s/u;
const OF_SHEETS = { about: null, text: 'Its sheets are called by offices: each is the organization of its rows.' };
const NO_ROWS = 'It has headings and no notice below them.';
const NO_NOTICE = 'It has no notice in it.';

async function isEmpty(rows: AsyncIterable<RawRow>): Promise<boolean> {
  for await (const _ of rows) return false;
  return true;
}

/**
 * Whether the beginning of a file, all that has arrived of it, can be the beginning of one. @throws UnreadableFileError
 */
export async function checkBeginning(file: FileBytes, isWhole: boolean): Promise<void> {
  const format = await formatOf(file, {});
  if (format.kind === 'zip' && isWhole)
    await openArchive(file); // its directory stands at the end; the run reads the rest
  else if (format.kind !== 'zip' && (format.kind !== 'html' || isWhole)) {
    await openRows(file, undefined, {}, undefined, isWhole);
  }
}

async function formatOf(file: FileBytes, reading: ImportReading): Promise<Exclude<Format, { kind: 'ole' }>> {
  const format = formatOfBytes(await file.read(0, HEAD_BYTES), countKnown, reading);
  if (format.kind === 'ole') throw new UnreadableFileError(await sentenceOnOle(file));
  return format;
}

const NO_TABLE: Omit<ImportFound, 'format' | 'encoding'> = {
  delimiter: null,
  sheet: null,
  dateOrder: null,
  columns: [],
  rows: [],
  question: null,
};

async function* judged(rows: AsyncIterable<RawRow>, map: Mapper, context: JudgeContext): AsyncGenerator<JudgedRow> {
  const { book, source, license } = context;
  const translating = book.translating(map);
  context.undated = 0;
  for await (const raw of rows) {
    const row = judgeRow(raw, translating, source, license);
    if (row.ok) {
      const { publishDate, city, procuringOrganization, organizations } = row.notice.row;
      context.undated += Number(publishDate === undefined && !isChange(row.notice));
      if (isBlank(city)) book.forget('cities'); // left out
      if (isBlank(procuringOrganization) && organizations.length === 0) book.forget('organizations');
    } else if (raw.ok) book.forget();
    yield row;
  }
}

function jsonRows(
  text: AsyncIterable<string>,
  format: Exclude<TextFormat, TableFormat>,
  onHead: (text: string) => void,
): AsyncGenerator<RawRow> {
  if (format.kind === 'json-lines') return jsonLines(text);
  if (format.kind === 'feed') return feedRows(text, countKnown);
  const called = format.of === 'releases' ? 'release' : 'row';
  const { array, within, from, isKeyed, isBare, grid } = format;
  if (grid?.rows !== undefined) return gridRows(listOf(grid.rows), grid);
  const rows = jsonElements(text, { array, within, from, isKeyed, isBare, called, onHead });
  if (format.of === 'releases') return withReleases(rows);
  return grid === undefined ? rows : gridRows(rows, grid);
}

async function* listOf(rows: readonly unknown[]): AsyncGenerator<RawRow> {
  for (const [at, value] of rows.entries()) yield { ok: true, place: `row ${at + 1}`, value };
}

/** The publisher's name in what stands before the releases of a package. */
function publisherIn(head: string): string | undefined {
  const object = /"publisher"\s*:\s*(\{[^{}]*\})/.exec(head)?.[1];
  const name = /"name"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(object ?? '')?.[1];
  return name === undefined ? undefined : (JSON.parse(name) as string);
}
