import type { StoredFile } from '#contracts/api/tenders/documents.ts';
import { DOCUMENTS_MAX } from '#contracts/vocabulary/lists/documents.ts';
import { sizeFault } from '../../../lib/files/sending.ts';
import { text } from './messages.en.ts';

/** A file of the form. One that is on its way has no digest but a name of its own, with which no notice can be saved. */
export type FormDocument = Pick<StoredFile, 'digest' | 'name' | 'kind' | 'pages' | 'bytes'>;

const SENDING = 'sending-';
export const isSending = ({ digest }: FormDocument) => digest.startsWith(SENDING);

let count = 0;
export const sendingOf = ({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): FormDocument => ({
  digest: `${SENDING}${++count}`,
  name,
  kind: type === 'application/pdf' ? 'pdf' : 'scan',
  pages: 1,
  bytes: size,
});

/** The list with one file at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}

/** The list after a file was stored; one that is there already stays at its place. */
export function withStored(list: readonly FormDocument[], sending: string, stored: FormDocument) {
  const isThere = list.some(({ digest }) => digest === stored.digest);
  if (isThere) return list.filter(({ digest }) => digest !== sending);
  return list.map((one) => (one.digest === sending ? stored : one));
}

/** The list with a removed file at its old place again, or what was stored of it meanwhile; each is there once. */
export function withRestored(list: readonly FormDocument[], place: number, removed: FormDocument, stored = removed) {
  return list.some(({ digest }) => digest === stored.digest) ? list : list.toSpliced(place, 0, stored);
}

/** Fault of a chosen file in words; undefined when it may be sent. The server looks into it. */
export function fileFault({ size }: Pick<File, 'size'>, present: number): string | undefined {
  if (present >= DOCUMENTS_MAX) return text.tooMany;
  return sizeFault({ size });
}
