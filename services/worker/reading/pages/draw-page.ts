import { loadPdfium, memoryOf, openPdf, type Pdfium } from '../../../platform/pdf/pdfium.ts';
import type { PixelWord, Size } from '../pictures/pixel-words.ts';
import { wordsOfPage } from './words-of-page.ts';

/** Width in which a page of A4 has letters that can be read. */
const WIDTH = 2000;
const LONGEST = 3000;
const WITH_ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;
const WHITE = 0xffffffff;
const BGRX = 3;
const IMAGE = 3;
/** Share of a page that a scan covers. */
const WHOLE = 0.7;

function draw(pdfium: Pdfium, page: number) {
  const [pageWidth, pageHeight] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const scale = Math.min(WIDTH / pageWidth, LONGEST / Math.max(pageWidth, pageHeight));
  const size = {
    width: Math.max(1, Math.round(pageWidth * scale)),
    height: Math.max(1, Math.round(pageHeight * scale)),
  };
  const bitmap = pdfium.FPDFBitmap_CreateEx(size.width, size.height, BGRX + 1, 0, 0);
  if (bitmap === 0) throw new Error('There is no room for the page');
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, size.width, size.height, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, size.width, size.height, 0, WITH_ANNOTATIONS | RED_FIRST);
  const from = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const stride = pdfium.FPDFBitmap_GetStride(bitmap);
  const pixels = Buffer.from(memoryOf(pdfium).subarray(from, from + stride * size.height));
  return { ...size, pixels };
}

/** True where one picture covers the page: its text, if any, is what a scanner took it for. */
function isScan(pdfium: Pdfium, page: number): boolean {
  const area = pdfium.FPDF_GetPageWidthF(page) * pdfium.FPDF_GetPageHeightF(page);
  const bounds = pdfium.pdfium.wasmExports.malloc(16);
  const count = Math.min(pdfium.FPDFPage_CountObjects(page), 200);
  for (let nth = 0; nth < count; nth++) {
    const object = pdfium.FPDFPage_GetObject(page, nth);
    if (pdfium.FPDFPageObj_GetType(object) !== IMAGE) continue;
    if (!pdfium.FPDFPageObj_GetBounds(object, bounds, bounds + 4, bounds + 8, bounds + 12)) continue;
    const memory = memoryOf(pdfium);
    const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(memory.buffer, bounds, 4);
    if ((right - left) * (top - bottom) >= WHOLE * area) return true;
  }
  return false;
}

/** A page of a PDF as it is drawn, and the words of its text layer. */
interface DrawnPage extends Size {
  /** RGBA. */
  readonly pixels: Buffer;
  /** True where one picture covers the page. */
  readonly isScan: boolean;
  readonly lines: readonly (readonly PixelWord[])[];
}

/** Draws a page, from 1, in the memory of the process that calls this. @throws when it cannot be drawn */
export async function drawPage(pdf: Buffer, at: number): Promise<DrawnPage> {
  const pdfium = await loadPdfium();
  const document = openPdf(pdfium, pdf);
  const page = document ? pdfium.FPDF_LoadPage(document, at - 1) : 0;
  if (page === 0) throw new Error('The page cannot be opened');
  const drawn = draw(pdfium, page);
  return { ...drawn, isScan: isScan(pdfium, page), lines: wordsOfPage(pdfium, page, drawn) };
}
