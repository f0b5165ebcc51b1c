import { DOCUMENT_NAME_MAX, type DocumentType } from '../../vocabulary/lists/documents.ts';

const EXTENSION: Readonly<Record<DocumentType, string>> = { 'image/webp': '.webp', 'application/pdf': '.pdf' };
const KNOWN = /\.(pdf|png|jpe?g|jfif|gif|webp|bmp|tiff?|heic)$/i;

/**
 * Name of a stored file from the one that a person's machine gave: no folder, nothing invisible or that turns the line
 * around, no sign that a system keeps for itself, and the ending of what is stored, so that no program takes it for
 * something else.
 */
export function documentName(given: string, type: DocumentType): string {
  const base = given
    .slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
    .normalize('NFC')
    .toWellFormed()
    .replace(/\p{C}/gu, (sign) => (sign === '\u200c' ? sign : ' ')) // Urdu writes with the non-joiner
    .replace(/[<>:"|?*%\uFFFD]/g, ' ')
    .replace(KNOWN, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  const cut = [...base]
    .slice(0, DOCUMENT_NAME_MAX - EXTENSION[type].length)
    .join('')
    .trim();
  const isNothing = cut.replaceAll('\u200c', '') === '';
  return `${isNothing ? (type === 'application/pdf' ? 'document' : 'scan') : cut}${EXTENSION[type]}`;
}

/** Public path of a file of a notice. */
export const documentAddress = (digest: string, name: string) => `/files/${digest}/${encodeURIComponent(name)}`;
