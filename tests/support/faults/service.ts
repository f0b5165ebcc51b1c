import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { BARE_ENVIRONMENT } from '../bare-environment.ts';
import { until } from '../until.ts';

export interface ServiceOptions {
  /** Absolute path of the program. */
  readonly main: string;
  readonly arguments?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Modules that are loaded before the program. */
  readonly preload?: readonly string[];
  /** Whether the process works by now; without it, its first message says so. */
  readonly works?: () => Promise<boolean>;
}

const START_LIMIT_MS = 60_000;

/** A process of ours that a test ends, holds and starts again as it likes; one life after the other. */
export class Service {
  readonly #options: ServiceOptions;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  lives = 0;

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  /** Starts it unless it runs; resolves as soon as it works, or has ended again. `env` is for this life only. */
  async start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    const { main, works, preload = [] } = this.#options;
    const node = [...preload.flatMap((path) => ['--import', path]), main, ...(this.#options.arguments ?? [])];
    const child = spawn(process.execPath, node, {
      env: { ...BARE_ENVIRONMENT, TZ: 'America/St_Johns', ...this.#options.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit', ...(works === undefined ? (['ipc'] as const) : [])],
    });
    this.#child = child;
    this.lives++;
    let working = works === undefined;
    this.#ended = once(child, 'exit');
    const told = works === undefined ? once(child, 'message') : undefined;
    void told?.catch(() => undefined);
    if (told !== undefined) await Promise.race([told, this.#ended]);
    while (!working && this.isRunning) working = (await works?.().catch(() => false)) ?? true;
  }

  get isRunning(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** As a crash of the machine or the kernel's memory killer does. */
  async kill(): Promise<void> {
    if (this.isRunning) this.#child?.kill('SIGKILL');
    await this.#ended;
  }

  /** Asks it to end. Answers its exit code; null when it had to be killed. */
  async end(): Promise<number | null> {
    this.#child?.kill('SIGTERM');
    await this.#ended;
    return this.#child?.exitCode ?? null;
  }

  /** Waits for an end that it brings about itself. */
  ended(): Promise<void> {
    return until(() => !this.isRunning, START_LIMIT_MS);
  }
}
