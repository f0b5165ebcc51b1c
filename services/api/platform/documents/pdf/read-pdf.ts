import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { busy } from '../../refusal.ts';
import type { PdfReport } from './pdf-report.ts';

/** Largest memory of PDFium, in pages of 64 KiB: 256 MB, of which the file takes two or three times its size. */
const WASM_PAGES = 4096;
const HEAP_MB = 96;
/** Characters of its complaint that the log gets. */
const MAX_SAID = 2000;
const KILLED_AFTER_MS = 15_000;
const CHILD = fileURLToPath(new URL('./pdf.child.ts', import.meta.url));

/**
 * Looks into a PDF in a process of its own, which has bounded memory and time and none of our secrets, and ends with it.
 * A file that breaks these bounds is refused.
 * @throws Refusal 'busy' with its cause when that process cannot run, which is no fault of the file
 */
export async function readPdf(bytes: Buffer, inspector = CHILD): Promise<PdfReport> {
  const limits = [`--wasm-max-mem-pages=${WASM_PAGES}`, `--max-old-space-size=${HEAP_MB}`];
  const child = spawn(process.execPath, [...limits, '--disable-warning=ExperimentalWarning', inspector], {
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: KILLED_AFTER_MS,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'close') as Promise<[code: number | null, signal: string | null]>;
  try {
    child.stdin.on('error', () => undefined); // it ended before it had read all
    child.stdin.end(bytes);
    let said = '';
    child.stderr.on('data', (words: Buffer) => {
      if (said.length < MAX_SAID) said += words;
    });
    const [answer, [code, signal]] = await Promise.all([text(child.stdout), ended]);
    if (signal !== null) return { refused: 'too-much' };
    if (code !== 0) throw new Error(`The PDF inspector ended with ${code}: ${said.slice(0, MAX_SAID)}`);
    return JSON.parse(answer) as PdfReport;
  } catch (cause) {
    ended.catch(() => undefined); // one that did not even begin says so twice
    throw busy('Files cannot be checked just now. Please try again in a moment.', 30, cause);
  }
}
