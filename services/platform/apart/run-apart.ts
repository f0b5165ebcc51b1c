import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';

export interface Bounds {
  /** Largest memory of WebAssembly, in pages of 64 KiB. */
  readonly wasmPages: number;
  readonly heapMb: number;
  /** Milliseconds after which it is killed. */
  readonly ms: number;
  /** Arguments of the program. */
  readonly args?: readonly string[];
  /** True for work that yields the processor to everything else. */
  readonly isPatient?: boolean;
  /** Kills it at once. */
  readonly signal?: AbortSignal;
}

/** End of a process: its output, or why there is none. */
export interface Ended {
  readonly code: number | null;
  /** Name of the signal that killed it: it took too long, or too much memory. */
  readonly signal: string | null;
  readonly output: Buffer;
  /** Complaint of it, for the log. */
  readonly said: string;
}

/** Characters of its complaint that the log gets. */
const MAX_SAID = 2000;
const YIELDING = 19;
const LEASH = new URL('./end-with-parent.ts', import.meta.url).href;

/**
 * Runs a program of ours on bytes that a stranger made, in a process of its own: bounded in memory and time, without our
 * environment, gone with all that it did, and with us. @throws when it cannot even begin
 */
export async function runApart(program: string, input: Buffer, bounds: Bounds): Promise<Ended> {
  const { wasmPages, heapMb, ms, args = [], isPatient = false, signal: ending } = bounds;
  const limits = [`--wasm-max-mem-pages=${wasmPages}`, `--max-old-space-size=${heapMb}`];
  const flags = [...limits, '--disable-warning=ExperimentalWarning', `--import=${LEASH}`];
  const child = spawn(process.execPath, [...flags, program, ...args], {
    ...{ env: {}, stdio: ['pipe', 'pipe', 'pipe'], timeout: Math.ceil(ms), killSignal: 'SIGKILL' },
    ...(ending && { signal: ending }),
  });
  const ended = once(child, 'close') as Promise<[code: number | null, signal: string | null]>;
  try {
    if (isPatient && child.pid !== undefined) yieldTo(child.pid);
    child.stdin.on('error', () => undefined); // it ended before it had read all
    child.stdin.end(input);
    let said = '';
    child.stderr.on('data', (words: Buffer) => {
      if (said.length < MAX_SAID) said += words;
    });
    const [output, [code, signal]] = await Promise.all([buffer(child.stdout), ended]);
    return { code, signal, output, said: said.slice(0, MAX_SAID) };
  } finally {
    ended.catch(() => undefined); // one that did not even begin says so twice
  }
}

/**
 * Whoever only is nice keeps others waiting until its slice of time ends, which lists feel; one of the idle class of Linux
 * yields at once. Where `chrt` is not there, being nice must do.
 */
function yieldTo(pid: number): void {
  try {
    setPriority(pid, YIELDING);
    execFile('chrt', ['-a', '-i', '-p', '0', `${pid}`], () => undefined);
  } catch {
    // it has ended already
  }
}
