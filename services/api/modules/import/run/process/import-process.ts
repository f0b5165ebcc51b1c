import { ProcessEndedError, TaskProcess } from '../../../../../platform/isolation/task-process.ts';
import type { ImportSettings, ImportTask } from './serve-imports.ts';

/** Reading streams, and what a run remembers of a million notices stands outside of the heap. */
const LIMITS = { heapMb: 256, silenceMs: 60_000 };

const SENTENCES = {
  silence: 'Reading it takes too long. Save it anew as CSV, with nothing but the rows, and upload that.',
  memory: 'Reading it takes too much memory. Save it anew as CSV, or in several files, and upload those.',
  other: undefined,
};

/** The process in which files of imports are read and written, so that no file, whatever is in it, keeps requests waiting. */
export class ImportProcess {
  readonly #process: TaskProcess<ImportSettings, ImportTask, string | undefined>;

  constructor(program: URL, settings: ImportSettings, limits = LIMITS) {
    this.#process = new TaskProcess(program, settings, limits);
  }

  /** Answers the sentence about a file that cannot be read. @throws any other error of the task */
  async ask(task: ImportTask): Promise<string | undefined> {
    return this.#process.ask(task).catch((error: unknown) => {
      const sentence = error instanceof ProcessEndedError ? SENTENCES[error.reason] : undefined;
      if (sentence === undefined) throw error;
      return sentence;
    });
  }
}
