/** Files of a notice beside its first picture. Public pages load this file. */
export const DOCUMENTS_MAX = 10;
export const DOCUMENT_MAX_BYTES = 20 * 1024 * 1024;
export const DOCUMENT_MAX_PAGES = 200;
export const DOCUMENT_NAME_MAX = 120;

export type DocumentType = 'image/webp' | 'application/pdf';
export const DOCUMENT_KINDS = ['scan', 'pdf'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const kindOf = (type: DocumentType): DocumentKind => (type === 'application/pdf' ? 'pdf' : 'scan');

/** Why a file is not taken, in one sentence each. */
export const DOCUMENT_REFUSALS = {
  empty: 'The file is empty. Please choose it again.',
  'too-large': 'The file is larger than 20 MB. Split it or scan it with fewer dots.',
  'not-taken': 'This is neither a picture (PNG, JPG, GIF, WebP) nor a PDF.',
  list: 'This is a file of an office program. A list of tenders comes in under Tenders, Import; save a document of one notice as a PDF.',
  heic: 'This is a HEIC photograph, as some phones make them. Save or share it as a JPG and try again.',
  'not-named': 'The file is not what its name says. Rename it after what it is, or save it anew.',
  unreadable: 'The picture cannot be read. Save it anew as PNG or JPG and try again.',
  'too-many-pixels': 'The picture has too many pixels. Scale it down and try again.',
  broken: 'The PDF is broken or did not arrive whole. Save it anew and try again.',
  'too-much': 'The PDF takes too much time or memory to check. Save it anew in a simpler form.',
  encrypted: 'The PDF is protected by a password. Save it without one and try again.',
  'no-page': 'The PDF has no page.',
  'too-many-pages': `The PDF has more than ${DOCUMENT_MAX_PAGES} pages. Split it and try again.`,
  script: 'The PDF has a script or starts a program. Print it as a PDF and send that.',
  form: 'The PDF is a form to fill in. Print it as a PDF and send that.',
  embedded: 'The PDF carries other files or films. Print it as a PDF and send that.',
} as const;
export type DocumentRefusal = keyof typeof DOCUMENT_REFUSALS;
