import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../services/worker/main.ts', import.meta.url));

/** The worker itself, as `npm start` starts it, which the benchmark halts while others are measured. Linux only. */
export class WorkerProcess {
  readonly #child: ChildProcess;

  constructor(environment: Readonly<Record<string, string>>) {
    const { PATH = '' } = process.env;
    this.#child = spawn(process.execPath, [MAIN], {
      env: { PATH, LOG_LEVEL: 'warn', ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    process.once('exit', () => this.#child.kill()); // also where the benchmark breaks off
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  halt(): void {
    this.#child.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child.kill('SIGCONT');
  }

  /** The most resident memory it has had, in megabytes. */
  async peakMegabytes(): Promise<number> {
    const status = await readFile(`/proc/${this.#child.pid}/status`, 'utf8');
    return Math.round((Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6);
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
  }
}
