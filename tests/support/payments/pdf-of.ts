import { plainPdf } from '../files/plain-pdf.ts';

/** A small PDF with a line of text; `trailer` adds entries to its trailer. */
export const pdfOf = (text: string, trailer = '') =>
  pdfWith(`BT /F1 12 Tf 20 100 Td (${text}) Tj ET`, '0 0 300 200', trailer);

/** A page of lines, as an office saves its notice. */
export const pdfOfLines = (lines: readonly string[]) =>
  pdfWith(
    `BT /F1 14 Tf 24 TL 50 720 Td ${lines.map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')} ET`,
    '0 0 595 842',
  );

function pdfWith(stream: string, box: string, trailer = ''): Buffer {
  return plainPdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ],
    trailer,
  );
}
