import type { RawRow } from '../../../../platform/files/raw-row.ts';
import { isObject } from '../json-keys.ts';

/** Rows of OCDS with the releases of each record that nobody has compiled, in their order. */
export async function* withReleases(rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow> {
  for await (const row of rows) {
    const releases = row.ok ? releasesIn(row.value) : undefined;
    if (releases === undefined) yield row;
    else
      for (const [at, value] of releases.entries()) {
        yield { ok: true, place: `${row.place}, release ${at + 1}`, value };
      }
  }
}

const releasesIn = (value: unknown): readonly unknown[] | undefined =>
  isObject(value) && !('compiledRelease' in value) && Array.isArray(value.releases) ? value.releases : undefined;
