import type { DocumentKind } from '../../vocabulary/lists/documents.ts';

interface Facts {
  readonly kind: DocumentKind;
  readonly pages: number;
  readonly bytes: number;
}

/** Facts that a person wants before loading a file: `PDF, 12 pages, 346 kB`. */
export function documentFacts({ kind, pages, bytes }: Facts): string {
  const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return kind === 'scan' ? `Scan, ${size}` : `PDF, ${pages === 1 ? '1 page' : `${pages} pages`}, ${size}`;
}
