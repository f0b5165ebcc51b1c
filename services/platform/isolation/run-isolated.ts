import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';

interface ProcessLimits {
  /** Largest memory of WebAssembly, in pages of 64 KiB. */
  readonly wasmPages: number;
  readonly heapMb: number;
  /** Milliseconds after which it is killed; those at work of a patient one, which may have to wait. */
  readonly ms: number;
  /** Arguments of the program. */
  readonly args?: readonly string[];
  /** True for work that yields the processor to everything else, for a while. */
  readonly isPatient?: boolean;
  /** Kills it at once. */
  readonly signal?: AbortSignal;
}

/** End of a process: its output, or why there is none. */
interface ProcessResult {
  readonly code: number | null;
  /** Name of the signal that killed it: it took too long, or too much memory. */
  readonly signal: string | null;
  readonly output: Buffer;
  /** Complaint of it, for the log. */
  readonly errorOutput: string;
}

/** Characters of its complaint that the log gets. */
const MAX_SAID = 2000;
const YIELDING = 19;
/** Time after which patience ends, so that a busy machine holds up nobody for ever. */
const PATIENCE_MS = 20_000;
/** How much longer than at work a patient one may take. */
const WAITING = 10;
/** Module that a program of ours loads first, to end with the process that started it. */
export const END_WITH_PARENT = new URL('../isolation/end-with-parent.ts', import.meta.url).href;

/**
 * Runs a program of ours on bytes that a stranger made, in a process of its own: bounded in memory and time, without our
 * environment, gone with all that it did, and with us. @throws when it cannot even begin
 */
export async function runIsolated(program: string, input: Buffer, bounds: ProcessLimits): Promise<ProcessResult> {
  const { wasmPages, heapMb, ms, args = [], isPatient = false, signal: ending } = bounds;
  const limits = [`--wasm-max-mem-pages=${wasmPages}`, `--max-old-space-size=${heapMb}`];
  const flags = [
    ...limits,
    '--disable-warning=ExperimentalWarning',
    `--import=${END_WITH_PARENT}${isPatient ? `?cpuMs=${ms}` : ''}`,
  ];
  const child = spawn(process.execPath, [...flags, program, ...args], {
    ...{ env: {}, stdio: ['pipe', 'pipe', 'pipe'], killSignal: 'SIGKILL' },
    timeout: Math.ceil(isPatient ? WAITING * ms : ms),
    ...(ending && { signal: ending }),
  });
  const ended = once(child, 'close') as Promise<[code: number | null, signal: string | null]>;
  const { pid } = child;
  if (isPatient && pid !== undefined) schedule(pid, '-i', YIELDING);
  const impatience = isPatient && pid !== undefined ? setTimeout(schedule, PATIENCE_MS, pid, '-o', 0) : undefined;
  try {
    child.stdin.on('error', () => undefined); // it ended before it had read all
    child.stdin.end(input);
    let said = '';
    child.stderr.on('data', (words: Buffer) => {
      if (said.length < MAX_SAID) said += words;
    });
    const [output, [code, signal]] = await Promise.all([buffer(child.stdout), ended]);
    return { code, signal, output, errorOutput: said.slice(0, MAX_SAID) };
  } finally {
    clearTimeout(impatience);
    ended.catch(() => undefined); // one that did not even begin says so twice
  }
}

/**
 * Whoever only is nice keeps others waiting until its slice of time ends, which lists feel; one of the idle class of Linux
 * (`-i`) yields at once. Where `chrt` is not there, being nice must do; where a process may not come back (`-o`), it stays.
 */
function schedule(pid: number, how: '-i' | '-o', nice: number): void {
  execFile('chrt', ['-a', how, '-p', '0', `${pid}`], () => undefined);
  setNiceness(pid, nice);
}

/** Does nothing where that is not allowed: a sandbox such as systemd's may forbid it, and whoever is nicer may not come back. */
export function setNiceness(pid: number, nice: number): void {
  try {
    setPriority(pid, nice);
  } catch {
    // it has ended already, or may not
  }
}
