import { readFile } from 'node:fs/promises';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

export type Pdfium = WrappedPdfiumModule;

/** PDFium, whose memory is bounded by the process that calls this. */
export async function loadPdfium(): Promise<Pdfium> {
  const wasmBinary = await readFile(new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const pdfium = await init({ wasmBinary: new Uint8Array(wasmBinary).buffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** Another array after each growth. The package's types need those of Emscripten for it. */
export const memoryOf = ({ pdfium }: Pdfium): Uint8Array =>
  (pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8;

/** Number of the opened paper, 0 when it cannot be opened, undefined when it has no room. */
export function openPdf(pdfium: Pdfium, bytes: Buffer): number | undefined {
  const file = pdfium.pdfium.wasmExports.malloc(bytes.length);
  if (file === 0) return undefined;
  memoryOf(pdfium).set(bytes, file);
  return pdfium.FPDF_LoadMemDocument(file, bytes.length, '');
}
