import { fileURLToPath } from 'node:url';
import { runIsolated } from '../../../../platform/isolation/run-isolated.ts';
import { busy } from '../../refusal.ts';
import type { PdfReport } from './inspect-pdf.ts';

/** 256 MB for PDFium, of which the file takes two or three times its size. */
const BOUNDS = { wasmPages: 4096, heapMb: 96, ms: 15_000 };
const CHILD = fileURLToPath(new URL('./pdf.child.ts', import.meta.url));

/**
 * Looks into a PDF in a process of its own, which has bounded memory and time and none of our secrets, and ends with it.
 * A file that breaks these bounds is refused.
 * @throws Refusal 'busy' with its cause when that process cannot run, which is no fault of the file
 */
export async function readPdf(bytes: Buffer, inspector = CHILD): Promise<PdfReport> {
  try {
    const { code, signal, output, errorOutput } = await runIsolated(inspector, bytes, BOUNDS);
    if (signal !== null) return { refused: 'too-much' };
    if (code !== 0) throw new Error(`The PDF inspector ended with ${code}: ${errorOutput}`);
    return JSON.parse(output.toString()) as PdfReport;
  } catch (cause) {
    throw busy('Files cannot be checked just now. Please try again in a moment.', 30, cause);
  }
}
