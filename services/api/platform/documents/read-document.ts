import { createHash } from 'node:crypto';
import { DOCUMENT_MAX_BYTES, DOCUMENT_REFUSALS, type DocumentRefusal } from '#contracts/vocabulary/lists/documents.ts';
import type { NewFile } from '../../../platform/files/file-store.ts';
import { createGate } from '../gate.ts';
import { isHeic, pictureKind } from '../images/picture-kind.ts';
import { reencodeImage } from '../images/reencode-image.ts';
import { busy, invalid, type Refusal } from '../refusal.ts';
import { readPdf } from './pdf/read-pdf.ts';

/** Readers find the head of a PDF within its first kilobyte. */
const HEAD = 1024;
const PICTURE_NAME = /\.(png|jpe?g|jfif|gif|webp)$/i;
/** Looking into a PDF takes a process of its own. */
const inTurn = createGate({
  most: 3,
  full: () => busy('Too many files are being checked. Please try again in a moment.', 3),
});

/**
 * A file that somebody sends for a notice, as it is kept: a picture drawn anew, or a PDF as it is, looked into first. Its
 * content says which, and its name must not say otherwise.
 * @throws Refusal 'invalid' with a sentence, 'busy' when too many wait
 */
export async function readDocument(sent: Buffer, name: string): Promise<NewFile> {
  if (sent.length === 0) throw refused('empty');
  if (sent.length > DOCUMENT_MAX_BYTES) throw refused('too-large');
  if (pictureKind(sent) !== undefined) {
    if (/\.pdf$/i.test(name)) throw refused('not-named');
    const { bytes, width, height } = await reencodeImage({ length: sent.length, read: () => sent, refuse: refused });
    return { ...stored(bytes), type: 'image/webp', pages: 1, width, height, text: '' };
  }
  if (!sent.subarray(0, HEAD).includes('%PDF-')) throw refused(otherKind(sent, name));
  if (PICTURE_NAME.test(name)) throw refused('not-named');
  const report = await inTurn(() => readPdf(sent));
  if ('refused' in report) throw refused(report.refused);
  return { ...stored(sent), type: 'application/pdf', width: null, height: null, ...report };
}

const LIST_NAME = /\.(?:xls[xmb]?|ods|csv|docx?|odt)$/i;

function otherKind(sent: Buffer, name: string): DocumentRefusal {
  if (isHeic(sent)) return 'heic';
  return LIST_NAME.test(name) ? 'list' : 'not-taken';
}

export const refused = (why: DocumentRefusal): Refusal => invalid({ file: DOCUMENT_REFUSALS[why] });

const stored = (content: Buffer) => ({
  content,
  bytes: content.length,
  digest: createHash('sha256').update(content).digest('hex'),
});
