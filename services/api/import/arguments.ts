import { parseArgs } from 'node:util';
import { ImportReading } from '#contracts/api/imports.ts';

export const USAGE = `Usage: npm run import -- FILE [options]

  FILE                    CSV, JSON Lines or OCDS 1.1 releases (docs/import.md)
  --dry-run               check and count everything, write nothing
  --source NAME           where notices come from that do not say it themselves
  --problems FILE         write every row that is refused or changed to this CSV

What the file does not tell by itself; columns, date order and category are remembered for the source:
  --column HEADING=FIELD  the field of a column (docs/import.md); without FIELD the column is left out. Any number of times
  --date-order ORDER      day-first or month-first
  --category NAME         category of rows that name none
  --encoding NAME         utf-8, utf-16le, utf-16be, windows-1252 or windows-1256
  --delimiter SIGN        , ; | or tab`;

export interface Arguments {
  readonly file: string;
  readonly dryRun: boolean;
  readonly source: string | undefined;
  readonly problems: string | undefined;
  readonly reading: ImportReading;
}

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  source: { type: 'string' },
  problems: { type: 'string' },
  column: { type: 'string', multiple: true },
  'date-order': { type: 'string' },
  category: { type: 'string' },
  encoding: { type: 'string' },
  delimiter: { type: 'string' },
} as const;

/** Arguments of the command; undefined when they are wrong. */
export function readArguments(args: readonly string[]): Arguments | undefined {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
    const [file, ...others] = positionals;
    const source = values.source?.trim();
    if (file === undefined || others.length > 0 || source === '' || (source?.length ?? 0) > 200) return undefined;
    const { encoding, delimiter, category, problems } = values;
    const reading = ImportReading.parse({
      encoding: encoding?.toLowerCase(),
      delimiter: delimiter === 'tab' ? '\t' : delimiter,
      category,
      dateOrder: values['date-order'],
      ...(values.column === undefined ? {} : { columns: Object.fromEntries(values.column.map(splitColumn)) }),
    });
    return { file, dryRun: values['dry-run'], source, problems, reading };
  } catch {
    return undefined;
  }
}

/** The field stands behind the last sign, because a heading may have one too. */
function splitColumn(text: string): readonly [string, string] {
  const at = text.lastIndexOf('=');
  if (at < 1) throw new Error('names no column');
  return [text.slice(0, at), text.slice(at + 1).trim()];
}
