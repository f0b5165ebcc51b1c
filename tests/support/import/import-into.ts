import type { ImportReading } from '#contracts/api/imports.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import type { Database } from '#db/connection.ts';
import { importTargets } from '../../../services/api/import-targets.ts';
import { createImports } from '../../../services/api/modules/import/index.ts';
import { judgeRow } from '../../../services/api/modules/import/map/judge-row.ts';
import { openImportFile } from '../../../services/api/modules/import/run/import-file.ts';
import { type ImportOptions, importNotices } from '../../../services/api/modules/import/run/import-notices.ts';
import { loadSamples as load, loadBasicLists } from '../../../services/api/modules/import/samples/load-samples.ts';
import { META } from '../tenders/tender-samples.ts';

/** The module as the program has it. */
export const imports = createImports(new URL('../../../services/api/import/import.child.ts', import.meta.url));

type Options = Partial<Omit<ImportOptions, 'targets'>>;
const complete = (options: Options): ImportOptions => ({
  meta: META,
  kind: 'import',
  ...options,
  targets: importTargets,
});

export const importRows = (db: Database, rows: Parameters<typeof importNotices>[1], options: Options = {}) =>
  importNotices(db, rows, complete(options));

/** One row as a file of our own columns states it. */
export function importInput(db: Database, input: Readonly<Record<string, unknown>>, options: Options = {}) {
  const judged = (async function* () {
    yield judgeRow({ ok: true, place: 'line 1', value: input }, () => ({ input, columns: {} }), undefined);
  })();
  return importRows(db, judged, options);
}

export const closing = (days: number) => addDays(karachiDay(new Date()), days);

/** Rows of one list, which state of works on roads what they do not say otherwise. */
export const importStated = (db: Database, rows: readonly object[], options: Options = {}) =>
  importRows(
    db,
    (async function* () {
      for (const [at, row] of rows.entries()) {
        const input = {
          description: 'Works',
          closingDate: closing(20),
          categories: ['Roads'],
          sectors: ['Government'],
          ...row,
        };
        yield judgeRow({ ok: true, place: `line ${at + 2}`, value: input }, () => ({ input, columns: {} }), undefined);
      }
    })(),
    options,
  );

export const importPath = async (
  db: Database,
  path: string,
  source?: string,
  options: Options = {},
  reading?: ImportReading,
) => importRows(db, (await openImportFile(path, source, reading)).rows(), options);

/** The basic lists and the sample notices under them, as a first start with samples makes them. */
export async function loadSamples(db: Database, clock?: () => Date) {
  await loadBasicLists(db, importTargets);
  return load(db, importTargets, clock);
}
