import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { END_WITH_PARENT, setNiceness } from './run-isolated.ts';
import type { Answer } from './serve-tasks.ts';

/** `silenceMs`: time without a sign of life, which is given every second, after which a process counts as standing still. */
interface TaskLimits {
  readonly heapMb: number;
  readonly silenceMs: number;
}

/** Time without a task after which a process ends, and its memory with it. */
const IDLE_MS = 60_000;
const LOOK_MS = 5000;
/** Niceness: whoever waits for an answer comes first where there is one processor for both. */
const YIELDING = 5;

/** The process ended before its task: it stood still, or took too much memory, for which its only task alone is blamed. */
export class ProcessEndedError extends Error {
  override readonly name = 'ProcessEndedError';
  readonly reason: 'silence' | 'memory' | 'other';

  constructor(reason: ProcessEndedError['reason'], detail = '') {
    super(`The process that was at work ended: ${reason} ${detail}`.trim());
    this.reason = reason;
  }
}

interface Running {
  readonly child: ChildProcess;
  readonly tasks: Map<number, { resolve(value: unknown): void; reject(reason: unknown): void }>;
  /** Milliseconds since 1970 of its last sign of life, and of its last task. */
  heard: number;
  used: number;
  /** True once we have given it up. */
  isGivenUp: boolean;
}

/**
 * A program of ours (see serveTasks) that does one task after another beside this process, whatever is in them: it starts with
 * the first, and one that stands still, or takes too much memory, is ended with all its tasks.
 */
export class TaskProcess<Settings extends object, Task extends object, Value> {
  readonly #program: URL;
  readonly #settings: Settings;
  readonly #limits: TaskLimits;
  #running: Running | undefined;
  #number = 0;

  constructor(program: URL, settings: Settings, limits: TaskLimits) {
    this.#program = program;
    this.#settings = settings;
    this.#limits = limits;
  }

  /** Answers what the program does. @throws ProcessEndedError, and any error of the task */
  ask(task: Task): Promise<Value> {
    this.#running ??= this.#start();
    const { child, tasks } = this.#running;
    this.#running.used = Date.now();
    const number = ++this.#number;
    return new Promise<Value>((resolve, reject) => {
      tasks.set(number, { resolve: resolve as (value: unknown) => void, reject });
      child.send({ number, task });
    });
  }

  #start(): Running {
    const { heapMb, silenceMs } = this.#limits;
    const child = fork(fileURLToPath(this.#program), {
      execArgv: [`--max-old-space-size=${heapMb}`, `--import=${END_WITH_PARENT}`],
      serialization: 'advanced',
    });
    child.on('spawn', () => setNiceness(child.pid ?? 0, YIELDING));
    child.send({ settings: this.#settings });
    child.unref();
    child.channel?.unref();
    const running: Running = { child, tasks: new Map(), heard: Date.now(), used: Date.now(), isGivenUp: false };
    child.on('message', (answer: Answer) => hear(running, answer));
    const looking = setInterval(() => this.#look(running), Math.min(silenceMs, LOOK_MS)).unref();
    const end = (error: Error) => {
      clearInterval(looking);
      this.#leave(running);
      for (const { reject } of running.tasks.values()) reject(error);
    };
    child.on('error', end);
    child.on('exit', (code, signal) => end(new ProcessEndedError(reasonOf(running, signal), `${code ?? signal}`)));
    return running;
  }

  #look(running: Running): void {
    const now = Date.now();
    const isIdle = running.tasks.size === 0 && now - running.used > IDLE_MS;
    if (!isIdle && now - running.heard < this.#limits.silenceMs) return;
    this.#leave(running);
    running.isGivenUp = true;
    running.child.kill('SIGKILL');
  }

  /** Whoever comes now gets another process. */
  #leave(running: Running): void {
    if (this.#running === running) this.#running = undefined;
  }
}

/** Node aborts itself without memory; we kill what stands still. Who else kills it has nothing against its task. */
function reasonOf({ isGivenUp, tasks }: Running, signal: string | null): ProcessEndedError['reason'] {
  if (tasks.size > 1) return 'other';
  if (isGivenUp) return 'silence';
  return signal === 'SIGABRT' ? 'memory' : 'other';
}

function hear(running: Running, answer: Answer): void {
  running.heard = Date.now();
  if (answer.number === undefined) return;
  running.used = running.heard;
  const task = running.tasks.get(answer.number);
  running.tasks.delete(answer.number);
  if ('error' in answer) task?.reject(answer.error);
  else task?.resolve(answer.value);
}
