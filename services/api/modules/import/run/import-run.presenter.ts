import type { ImportRun, ImportRunDetail } from '#contracts/api/imports.ts';
import type { ImportState } from '#contracts/vocabulary/imports.ts';
import type { ReportedCounts } from '../write/counts.ts';
import type { ImportRunDetailRow, ImportRunRow } from './import-run.queries.ts';

export function presentRun(row: ImportRunRow): ImportRun {
  const state = row.is_lost ? 'interrupted' : (row.state as ImportState);
  return {
    id: row.id,
    fileName: row.file_name,
    source: row.source,
    size: row.size,
    received: row.received,
    state,
    dryRun: row.is_dry_run,
    bytesRead: row.bytes_read,
    counts: row.counts === null ? null : ofAllPasses(row.counts, row.earlier),
    failure: row.failure,
    canStart: row.has_file && row.received === row.size && state !== 'running',
    createdBy: row.created_by_name,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

export const presentDetail = (row: ImportRunDetailRow): ImportRunDetail => ({
  ...presentRun(row),
  problems: [...row.problems],
  groups: [...row.groups],
  duplicates: [...row.duplicates],
  reading: row.reading,
  found: row.found,
  names: row.names,
});

/** Rows that an earlier pass added are met again as unchanged; they count as added. */
export function ofAllPasses(
  counts: ReportedCounts,
  earlier: Pick<ReportedCounts, 'added' | 'updated'> | null,
): ReportedCounts {
  if (earlier === null) return counts;
  const { added, updated } = earlier;
  return {
    ...counts,
    added: counts.added + added,
    updated: counts.updated + updated,
    unchanged: Math.max(0, counts.unchanged - added - updated),
  };
}
