import { randomUUID } from 'node:crypto';
import type { ImportReading } from '#contracts/api/imports.ts';
import type { Database } from '#db/connection.ts';
import { importTargets } from '../import-targets.ts';
import { importFile, openImportFile } from '../modules/import/run/import-file.ts';
import { rememberReading } from '../modules/import/run/reading/remembered-reading.ts';
import { withSourceLock } from '../modules/import/write/source-lock.ts';

type FileImport = Parameters<typeof importFile>[1];

interface PathImport
  extends Pick<FileImport, 'signal' | 'source' | 'onBytes' | 'onProgress' | 'onProblem' | 'onDuplicate'> {
  /** Callback for when another import of the source is at work, for which this one waits. */
  readonly onWait?: () => void;
  readonly path: string;
  readonly dryRun: boolean;
  /** Statements of a person about this file. */
  readonly reading: ImportReading;
}

/** Imports a file of a disk, as `importFile`, once no other import of its source is at work. */
export function importPath(db: Database, { path, onWait = () => undefined, ...wanted }: PathImport) {
  const { source, reading, dryRun, signal } = wanted;
  const runId = randomUUID();
  return withSourceLock(db, source, { signal, onWait }, () =>
    importFile(db, {
      ...wanted,
      open: (...how) => openImportFile(path, ...how),
      onFound: ({ question }) => (question === null && !dryRun ? rememberReading(db, source, reading) : undefined),
      meta: { actor: { kind: 'system', name: 'import' }, requestId: runId, correlationId: runId, outcome: 'done' },
      targets: importTargets,
      kind: 'import',
    }),
  );
}
