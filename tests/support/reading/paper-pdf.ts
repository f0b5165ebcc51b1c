import { plainPdf } from '../files/plain-pdf.ts';

/** Page of a PDF: lines of text, or a scan of this size as JPEG. */
export type PaperPage = { readonly lines: readonly string[] } | Scan;
interface Scan {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A PDF on A4. */
export function paperPdf(pages: readonly PaperPage[]): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 3} 0 R`).join(' ');
  return plainPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((page, at) => objectsOf(page, 4 + at * 3)),
  ]);
}

function objectsOf(page: PaperPage, number: number): string[] {
  const drawn = 'lines' in page ? textOf(page.lines) : placed(page);
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number + 1} 0 R /Resources << /Font << /F 3 0 R >> /XObject << /I ${number + 2} 0 R >> >> >>`,
    stream('', drawn),
    'lines' in page ? 'null' : imageOf(page),
  ];
}

/** As wide as the page, at its top. */
const placed = ({ width, height }: Scan) => {
  const tall = Math.round((595 * height) / width);
  return `q 595 0 0 ${tall} 0 ${842 - tall} cm /I Do Q`;
};

const textOf = (lines: readonly string[]) =>
  `BT /F 12 Tf 60 780 Td 20 TL ${lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')} ET`;

const imageOf = ({ jpeg, width, height }: Scan) =>
  stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode `,
    jpeg.toString('latin1'),
  );

const stream = (head: string, content: string) =>
  `<< ${head}/Length ${content.length} >>\nstream\n${content}\nendstream`;
