/**
 * A process of its own that draws one page of a PDF and takes the words of its text layer: the file from the input; to
 * the output a line of JSON, then the pixels (RGBA).
 */
import { buffer } from 'node:stream/consumers';
import { loadPdfium, memoryOf, openPdf, type Pdfium } from '../../../platform/pdf/pdfium.ts';
import type { DrawnPage } from './draw-page.ts';
import { wordsOfPage } from './words-of-page.ts';

const [at = 0, width = 0, longest = 0] = process.argv.slice(2).map(Number);
const [pdfium, bytes] = await Promise.all([loadPdfium(), buffer(process.stdin)]);

const WITH_ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;
const WHITE = 0xffffffff;
const BGRX = 3;
const IMAGE = 3;
/** Share of a page that a scan covers. */
const WHOLE = 0.7;

function draw({ FPDF_GetPageWidthF, FPDF_GetPageHeightF, ...rest }: Pdfium, page: number) {
  const [pageWidth, pageHeight] = [FPDF_GetPageWidthF(page), FPDF_GetPageHeightF(page)];
  const scale = Math.min(width / pageWidth, longest / Math.max(pageWidth, pageHeight));
  const size = {
    width: Math.max(1, Math.round(pageWidth * scale)),
    height: Math.max(1, Math.round(pageHeight * scale)),
  };
  const bitmap = rest.FPDFBitmap_CreateEx(size.width, size.height, BGRX + 1, 0, 0);
  if (bitmap === 0) throw new Error('There is no room for the page');
  rest.FPDFBitmap_FillRect(bitmap, 0, 0, size.width, size.height, WHITE);
  rest.FPDF_RenderPageBitmap(bitmap, page, 0, 0, size.width, size.height, 0, WITH_ANNOTATIONS | RED_FIRST);
  const from = rest.FPDFBitmap_GetBuffer(bitmap);
  const stride = rest.FPDFBitmap_GetStride(bitmap);
  const pixels = Buffer.from(memoryOf(pdfium).subarray(from, from + stride * size.height));
  return { ...size, pixels };
}

/** True where one picture covers the page: its text, if any, is what a scanner took it for. */
function isScan(page: number): boolean {
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

const document = openPdf(pdfium, bytes);
const page = document ? pdfium.FPDF_LoadPage(document, at - 1) : 0;
if (page === 0) throw new Error('The page cannot be opened');
const { pixels, ...size } = draw(pdfium, page);
const told: Omit<DrawnPage, 'pixels'> = { ...size, isScan: isScan(page), lines: wordsOfPage(pdfium, page, size) };
process.stdout.write(`${JSON.stringify(told)}\n`);
process.stdout.end(pixels);
