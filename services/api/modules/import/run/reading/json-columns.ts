import type { ImportFound, ImportReading } from '#contracts/api/imports.ts';
import { headingKey } from '#contracts/vocabulary/fields/import-headings.ts';
import type { RawRow } from '../../../../platform/files/raw-row.ts';
import { isObject } from '../../map/json-keys.ts';
import { jsonColumns } from '../../map/json-mapper.ts';
import { wishesIn } from '../../map/table/plan-columns.ts';

/** Keys that are shown; of further ones only those about which a person stated something. */
const KEPT = 300;
const SHOWN_ROWS = 5;
const SHOWN_CHARACTERS = 120;
/** A longer key can be stated by nobody. */
const MAX_KEY = 200;

/** The keys of the first `count` rows as columns, of which no more is held than is shown. */
export async function sampleKeys(
  raws: AsyncIterable<RawRow>,
  reading: ImportReading,
  count: number,
): Promise<Pick<ImportFound, 'columns' | 'rows'>> {
  const wishes = wishesIn(reading.columns);
  const columnsOf = jsonColumns(reading);
  const fields = new Map<string, string | null>();
  const shown: Map<string, string>[] = [];
  let seen = 0;
  for await (const raw of raws) {
    if (raw.ok && isObject(raw.value)) {
      const row = new Map<string, string>();
      for (const { key, field, text } of columnsOf(raw.value)) {
        const isKept = fields.has(key) || fields.size < KEPT || wishes.has(headingKey(key));
        if (!isKept || key.length > MAX_KEY) continue;
        fields.set(key, fields.get(key) ?? field ?? null);
        row.set(key, text.slice(0, SHOWN_CHARACTERS));
      }
      if (shown.length < SHOWN_ROWS) shown.push(row);
    }
    seen += 1;
    if (seen === count) break;
  }
  const columns = [...fields].map(([heading, field]) => ({ heading, field }));
  return { columns, rows: shown.map((row) => columns.map(({ heading }) => row.get(heading) ?? '')) };
}
