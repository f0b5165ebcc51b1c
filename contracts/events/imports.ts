import type { EventsOf, Nothing } from './event.ts';

interface ImportCounts {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly removedHere: number;
}

/** Stream `import-<id>`: what administrators do with files of notices. A file's name may name a person: it stays out. */
export type ImportEvent = EventsOf<{
  ImportUploaded: { readonly bytes: number };
  ImportStarted: { readonly dryRun: boolean };
  /** An administrator told it to stop; what was written until then stays. */
  ImportStopped: Nothing;
  /** End of the file, stop or failure; the counts are those of all its passes. */
  ImportEnded: ImportCounts & { readonly dryRun: boolean; readonly end: 'done' | 'stopped' | 'failed' };
  /** The file was thrown away. */
  ImportDiscarded: Nothing;
}>;
