import { DOCUMENT_MAX_PAGES, type DocumentRefusal } from '#contracts/vocabulary/lists/documents.ts';
import { memoryOf, openPdf, type Pdfium } from '../../../../platform/pdf/pdfium.ts';
import { skeletonOf } from './skeleton.ts';

/** Findings in a PDF that is kept, or why it is not. */
export type PdfReport =
  | { readonly pages: number; readonly text: string }
  | { readonly refused: Extract<DocumentRefusal, PdfRefusal> };

type PdfRefusal = 'broken' | 'too-much' | 'encrypted' | 'no-page' | 'too-many-pages' | 'script' | 'form' | 'embedded';

/** Characters that are kept of all pages. */
const MAX_TEXT = 200_000;
/** Text is a help for the search: what is not read by then is left. */
const TEXT_MS = 4000;
/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY. */
const PROTECTED = [4, 5];

/** Names that no paper needs. They stand in the copy that PDFium writes: unpacked, and each spelled in one way. */
const ACTIVE = [
  ['script', /\/(JavaScript|JS|Launch|AA|OnInstantiate)(?![\w#])/],
  ['form', /\/FT(?![\w#])(?!\s*\/Sig(?![\w#]))|\/(XFA|SubmitForm|ImportData)(?![\w#])/],
  [
    'embedded',
    /\/(EmbeddedFiles?|EF|FileAttachment|Collection|RichMedia|Rendition|Movie|Sound|3D|3DD|GoToE|GoToR)(?![\w#])/,
  ],
] as const;
/** Link that runs a script. It stands in a string, so it is looked for in the whole copy. */
const SCRIPT_LINK = /\/URI\s*(?:\(\s*javascript:|<\s*6a617661736372697074)/i;
const OPENING = /\/OpenAction\s*(?:(\d+) 0 R|<<([^>]*)>>|\[)/g;

/** Reason for which a paper is more than something to read. */
function activeIn(copy: string): PdfRefusal | undefined {
  const skeleton = skeletonOf(copy);
  for (const [refused, names] of ACTIVE) if (names.test(skeleton)) return refused;
  return SCRIPT_LINK.test(copy) || [...skeleton.matchAll(OPENING)].some(leadsOut(skeleton)) ? 'script' : undefined;
}

/** True for an action at the opening that is not a jump to a page of the paper itself. */
const leadsOut =
  (skeleton: string) =>
  ([, object, action]: RegExpExecArray) => {
    const at = object === undefined ? -1 : skeleton.indexOf(`\n${object} 0 obj`);
    const said = action ?? (at < 0 ? '' : skeleton.slice(at, skeleton.indexOf('endobj', at)));
    return /\/S\s*\/(?!GoTo(?![\w#])|Named)/.test(said);
  };

export function inspectPdf(pdfium: Pdfium, bytes: Buffer): PdfReport {
  const document = openPdf(pdfium, bytes);
  if (document === undefined) return { refused: 'too-much' };
  if (document === 0) return { refused: PROTECTED.includes(pdfium.FPDF_GetLastError()) ? 'encrypted' : 'broken' };
  if (pdfium.EPDF_IsEncrypted(document)) return { refused: 'encrypted' };
  const pages = pdfium.FPDF_GetPageCount(document);
  if (pages === 0) return { refused: 'no-page' };
  if (pages > DOCUMENT_MAX_PAGES) return { refused: 'too-many-pages' };
  const copy = copyOf(pdfium, document);
  if (copy === undefined) return { refused: 'too-much' };
  const refused = activeIn(copy);
  if (refused !== undefined) return { refused };
  return { pages, text: textOf(pdfium, document, pages) };
}

function copyOf(pdfium: Pdfium, document: number): string | undefined {
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  if (!pdfium.PDFiumExt_SaveAsCopy(document, writer)) return undefined;
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const at = pdfium.pdfium.wasmExports.malloc(size);
  if (at === 0) return undefined;
  pdfium.PDFiumExt_GetFileWriterData(writer, at, size);
  const copy = Buffer.from(memoryOf(pdfium).subarray(at, at + size)).toString('latin1');
  pdfium.pdfium.wasmExports.free(at);
  pdfium.PDFiumExt_CloseFileWriter(writer);
  return copy;
}

function textOf(pdfium: Pdfium, document: number, pages: number): string {
  const until = performance.now() + TEXT_MS;
  let text = '';
  for (let at = 0; at < pages && text.length < MAX_TEXT && performance.now() < until; at++) {
    const page = pdfium.FPDF_LoadPage(document, at);
    if (page === 0) continue;
    text += `${textOfPage(pdfium, page)}\n`;
    pdfium.FPDF_ClosePage(page);
  }
  return text.replaceAll('\0', ' ').slice(0, MAX_TEXT).toWellFormed().trim();
}

function textOfPage(pdfium: Pdfium, page: number): string {
  const textPage = pdfium.FPDFText_LoadPage(page);
  if (textPage === 0) return '';
  const count = Math.min(pdfium.FPDFText_CountChars(textPage), MAX_TEXT);
  const at = count > 0 ? pdfium.pdfium.wasmExports.malloc(2 * (count + 1)) : 0;
  let text = '';
  if (at !== 0) {
    const written = pdfium.FPDFText_GetText(textPage, 0, count, at);
    text = Buffer.from(memoryOf(pdfium).subarray(at, at + 2 * Math.max(0, written - 1))).toString('utf16le');
    pdfium.pdfium.wasmExports.free(at);
  }
  pdfium.FPDFText_ClosePage(textPage);
  return text;
}
