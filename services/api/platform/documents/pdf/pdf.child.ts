import { buffer } from 'node:stream/consumers';
import { inspectPdf } from './inspect-pdf.ts';
import type { PdfReport } from './pdf-report.ts';

/** A process of its own: PDF from the input, report to the output. What PDFium cannot bear takes too much. */
const report = await inspectPdf(await buffer(process.stdin)).catch((): PdfReport => ({ refused: 'too-much' }));
process.stdout.end(JSON.stringify(report));
