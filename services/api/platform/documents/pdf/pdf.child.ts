import { buffer } from 'node:stream/consumers';
import { loadPdfium } from '../../../../platform/pdf/pdfium.ts';
import { inspectPdf } from './inspect-pdf.ts';
import type { PdfReport } from './pdf-report.ts';

/** A process of its own: PDF from the input, report to the output. What PDFium cannot bear takes too much. */
function reportOf(pdfium: Awaited<ReturnType<typeof loadPdfium>>, bytes: Buffer): PdfReport {
  try {
    return inspectPdf(pdfium, bytes);
  } catch {
    return { refused: 'too-much' };
  }
}

const [pdfium, bytes] = await Promise.all([loadPdfium(), buffer(process.stdin)]);
process.stdout.end(JSON.stringify(reportOf(pdfium, bytes)));
