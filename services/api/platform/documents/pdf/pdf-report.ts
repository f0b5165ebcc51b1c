import type { DocumentRefusal } from '#contracts/vocabulary/lists/documents.ts';

/** Findings in a PDF that is kept, or why it is not. */
export type PdfReport =
  | { readonly pages: number; readonly text: string }
  | { readonly refused: Extract<DocumentRefusal, PdfRefusal> };

type PdfRefusal = 'broken' | 'too-much' | 'encrypted' | 'no-page' | 'too-many-pages' | 'script' | 'form' | 'embedded';
