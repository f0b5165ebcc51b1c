import { parseArgs } from 'node:util';
import { ImportReading } from '#contracts/api/imports.ts';

export const USAGE = `Usage: npm run import -- FILE [options]
       npm run import -- --watch [FOLDER]

  FILE                    Excel (.xlsx), CSV, Word (.docx), LibreOffice (.ods, .odt), web page with a table, RSS or Atom feed,
                          JSON Lines or OCDS 1.1 releases (docs/import.md)
  --watch                 import each new file of the folder, else of IMPORT_DIR, once, until stopped (docs/import.md)
  --dry-run               check and count everything, write nothing
  --source NAME           where notices come from that do not say it themselves
  --problems FILE         write every row that is refused or changed, and new names, to this CSV
  --refused FILE          write the refused rows whole to this CSV, to be corrected and imported

What the file does not tell by itself; columns, date order, category, licence, names and --duplicates are remembered for the source:
  --column HEADING=FIELD  the field of a column (docs/import.md); without FIELD the column is left out. Any number of times
  --date-order ORDER      day-first or month-first
  --category NAME         category of rows that name none
  --license TEXT          licence and credit that the source asks for, shown on its notices
  --category-of THEIRS=OURS   our category, or several with | between, for what the source calls one; without OURS it keeps
                          its own name. Any number of times
  --organization-of THEIRS=OURS, --city-of THEIRS=OURS   the same for organizations and cities
  --sheet NAME            sheet of a workbook; else the first one with known headings, and those with the same
  --duplicates WHAT       same, another, leave or sure: what becomes of rows that resemble a published notice (docs/import.md)
  --duplicate ROW=WHAT    the same for one row of this file, such as "line 12=another". Any number of times
  --encoding NAME         utf-8, utf-16le, utf-16be, windows-1252 or windows-1256
  --delimiter SIGN        , ; | ~ or tab`;

export interface Arguments {
  /** File; with `watch` a folder, and undefined for IMPORT_DIR. */
  readonly file: string | undefined;
  readonly watch: boolean;
  readonly dryRun: boolean;
  readonly source: string | undefined;
  readonly problems: string | undefined;
  readonly refused: string | undefined;
  readonly reading: ImportReading;
}

const OPTIONS = {
  watch: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  source: { type: 'string' },
  problems: { type: 'string' },
  refused: { type: 'string' },
  column: { type: 'string', multiple: true },
  'date-order': { type: 'string' },
  category: { type: 'string' },
  license: { type: 'string' },
  'category-of': { type: 'string', multiple: true },
  'organization-of': { type: 'string', multiple: true },
  'city-of': { type: 'string', multiple: true },
  sheet: { type: 'string' },
  duplicates: { type: 'string' },
  duplicate: { type: 'string', multiple: true },
  encoding: { type: 'string' },
  delimiter: { type: 'string' },
} as const;

/** Arguments of the command; undefined when they are wrong. */
export function readArguments(args: readonly string[]): Arguments | undefined {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
    const [file, ...others] = positionals;
    const source = values.source?.trim();
    if ((file === undefined && !values.watch) || others.length > 0 || source === '' || (source?.length ?? 0) > 200)
      return undefined;
    const { encoding, delimiter, category, license, sheet, problems, refused } = values;
    const reading = ImportReading.parse({
      encoding: encoding?.toLowerCase(),
      delimiter: delimiter === 'tab' ? '\t' : delimiter,
      category,
      license,
      sheet,
      duplicates: values.duplicates,
      ...(values.duplicate === undefined
        ? {}
        : { duplicateRows: Object.fromEntries(values.duplicate.map(splitColumn)) }),
      dateOrder: values['date-order'],
      ...namesOf(values),
      ...(values.column === undefined ? {} : { columns: Object.fromEntries(values.column.map(splitColumn)) }),
    });
    return { file, watch: values.watch, dryRun: values['dry-run'], source, problems, refused, reading };
  } catch {
    return undefined;
  }
}

/** Choices of a person for names of the source; empty where nothing was chosen. */
function namesOf(values: Readonly<Partial<Record<(typeof NAMES)[number][1], readonly string[]>>>) {
  const chosen = NAMES.flatMap(([kind, option]) => {
    const pairs = values[option]?.map(splitColumn) ?? [];
    return pairs.length === 0
      ? []
      : [[kind, Object.fromEntries(pairs.map(([theirs, ours]) => [theirs, listOf(ours)]))]];
  });
  return chosen.length === 0 ? {} : { names: Object.fromEntries(chosen) };
}

const NAMES = [
  ['categories', 'category-of'],
  ['organizations', 'organization-of'],
  ['cities', 'city-of'],
] as const;
const listOf = (text: string) =>
  text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The field stands behind the last sign, because a heading may have one too. */
function splitColumn(text: string): readonly [string, string] {
  const at = text.lastIndexOf('=');
  if (at < 1) throw new Error('names no column');
  return [text.slice(0, at), text.slice(at + 1).trim()];
}
