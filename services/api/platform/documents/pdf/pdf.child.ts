import { buffer } from 'node:stream/consumers';
import { loadPdfium } from '../../../../platform/pdf/pdfium.ts';
import { inspectPdf, type PdfReport } from './inspect-pdf.ts';

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
