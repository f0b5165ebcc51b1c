import type { DraftRow } from '#contracts/api/operations/drafts.ts';
import type { StoredFile } from '#contracts/api/tenders/documents.ts';
import { errorDetail } from '../../../lib/api/api-error.ts';
import { type Progress, type SendFault, sentenceOf, sizeFault } from '../../../lib/files/sending.ts';

/** A chosen file until it is a draft; what is known already or refused stays until it is dismissed. */
export interface Sending {
  readonly id: number;
  readonly name: string;
  /** Absent while it waits for its turn, and at the end. */
  readonly progress?: Progress;
  readonly fault?: string;
  /** The draft that has this very file already. */
  readonly known?: DraftRow;
}

interface Steps {
  /** Stores the file; undefined when nobody wants it any more. */
  readonly send: (
    file: File,
    onProgress: (progress: Progress) => void,
    isWanted: () => boolean,
  ) => Promise<StoredFile | SendFault | undefined>;
  /** Makes a draft of a stored file. @throws with a sentence when it is refused */
  readonly fileAway: (stored: StoredFile) => Promise<{ readonly isNew: boolean; readonly draft: DraftRow }>;
}

/** Files on their way: one after the other in the order in which they were chosen, whatever tab is open meanwhile. */
export function createQueue({ send, fileAway }: Steps) {
  let sendings: readonly Sending[] = [];
  let filed = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let count = 0;
  const listeners = new Set<() => void>();
  let state = { sendings, filed };
  const tell = () => {
    state = { sendings, filed };
    for (const listener of listeners) listener();
  };
  const isThere = (id: number) => sendings.some((one) => one.id === id);
  const end = (id: number, how: Pick<Sending, 'fault' | 'known'> | undefined) => {
    sendings = sendings.flatMap((one) => {
      if (one.id !== id) return [one];
      return how === undefined ? [] : [{ id, name: one.name, ...how }];
    });
    tell();
  };
  const show = (id: number, progress: Progress) => {
    sendings = sendings.map((one) => (one.id === id ? { ...one, progress } : one));
    tell();
  };
  const sendOne = async (id: number, file: File) => {
    if (!isThere(id)) return;
    show(id, { percent: 0 });
    try {
      const stored = await send(
        file,
        (progress) => show(id, progress),
        () => isThere(id),
      );
      if (stored === undefined || !isThere(id)) return;
      if (!('digest' in stored)) return end(id, { fault: sentenceOf(stored) });
      show(id, { percent: 100 });
      const { isNew, draft } = await fileAway(stored);
      if (isNew) filed++;
      end(id, isNew ? undefined : { known: draft });
    } catch (error) {
      end(id, { fault: errorDetail(error, String(error)) });
    }
  };
  return {
    add: (files: readonly File[]) => {
      for (const file of files) {
        const id = ++count;
        const fault = sizeFault(file);
        sendings = [...sendings, { id, name: file.name, ...(fault !== undefined && { fault }) }];
        if (fault !== undefined) continue;
        turn = turn.then(() => sendOne(id, file));
      }
      tell();
    },
    /** Takes a file out of the list; one that is on its way is not sent. */
    dismiss: (id: number) => end(id, undefined),
    dismissOver: () => {
      sendings = sendings.filter((one) => !isOver(one));
      tell();
    },
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves when every file that was added so far has had its turn. */
    idle: () => turn,
  };
}

export const isOver = ({ fault, known }: Sending) => fault !== undefined || known !== undefined;
