import type { DomainEvent } from './event.ts';

interface ImportCounts {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly removedHere: number;
}

/** Stream `import-<id>`: what administrators do with files of notices. A file's name may name a person: it stays out. */
export type ImportUploaded = DomainEvent<'ImportUploaded', { readonly bytes: number }>;
export type ImportStarted = DomainEvent<'ImportStarted', { readonly dryRun: boolean }>;
/** An administrator told it to stop; what was written until then stays. */
export type ImportStopped = DomainEvent<'ImportStopped', Record<string, never>>;
/** It reached its end, was stopped or failed; the counts are those of all its passes. */
export type ImportEnded = DomainEvent<
  'ImportEnded',
  ImportCounts & { readonly dryRun: boolean; readonly end: 'done' | 'stopped' | 'failed' }
>;
/** The file was thrown away. */
export type ImportDiscarded = DomainEvent<'ImportDiscarded', Record<string, never>>;

export type ImportEvent = ImportUploaded | ImportStarted | ImportStopped | ImportEnded | ImportDiscarded;
