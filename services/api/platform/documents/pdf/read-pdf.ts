import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { PdfReport } from './pdf-report.ts';

/** Largest memory of PDFium, in pages of 64 KiB: 256 MB, of which the file takes two or three times its size. */
const WASM_PAGES = 4096;
const HEAP_MB = 96;
const KILLED_AFTER_MS = 15_000;
const CHILD = fileURLToPath(new URL('./pdf.child.ts', import.meta.url));

/**
 * Looks into a PDF in a process of its own, which has bounded memory and time and none of our secrets, and ends with it.
 * A file that breaks these bounds is refused.
 */
export async function readPdf(bytes: Buffer): Promise<PdfReport> {
  const limits = [`--wasm-max-mem-pages=${WASM_PAGES}`, `--max-old-space-size=${HEAP_MB}`];
  const child = spawn(process.execPath, [...limits, '--disable-warning=ExperimentalWarning', CHILD], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: KILLED_AFTER_MS,
    killSignal: 'SIGKILL',
  });
  const failed = new Promise<string>((resolve) => child.once('error', () => resolve('')));
  child.stdin.on('error', () => undefined); // it ended before it had read all
  child.stdin.end(bytes);
  const answer = await Promise.race([text(child.stdout), failed]);
  try {
    return JSON.parse(answer) as PdfReport;
  } catch {
    return { refused: 'too-much' };
  }
}
