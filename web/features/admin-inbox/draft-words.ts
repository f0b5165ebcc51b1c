import type { DraftRow } from '#contracts/api/operations/drafts.ts';
import { cut } from '../../lib/format/cut.ts';
import { text } from './messages.en.ts';

type Read = Pick<DraftRow, 'state' | 'reading' | 'script'>;

export const isBeingRead = ({ state, reading }: Read) =>
  (state === 'open' || state === 'submitted') && (reading.state === 'waiting' || reading.state === 'reading');

/** How far the reading of a draft is, or what came of it. */
export function readingWords({ reading: { state, read, pages }, script }: Read): string {
  if (state === 'reading') return text.reading.reading(Math.min(read + 1, pages), pages);
  if (state === 'read' && script === 'urdu') return text.reading.urdu;
  return text.reading[state];
}

/** Words by which a draft is known: its title, else the name of its first file. */
export function nameOf({ id, title, files: [first] }: Pick<DraftRow, 'id' | 'title' | 'files'>): string {
  return cut(title ?? first?.name ?? text.draft(id), 120);
}

/** Pages of all its files, also those that are not read. */
export const pageCount = ({ files }: Pick<DraftRow, 'files'>) => files.reduce((sum, { pages }) => sum + pages, 0);
