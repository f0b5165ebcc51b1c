import { useEffect, useRef, useState } from 'react';
import type { TenderForm } from '../tender-form-type.ts';
import {
  type FormDocument,
  fileFault,
  isSending,
  pauseAfter,
  type SendFault,
  sendingOf,
  withBack,
  withStored,
} from './form-documents.ts';
import { text } from './messages.en.ts';
import { sendFile } from './send-file.ts';

/** A chosen file. It is kept while the form is open, because what was removed can be taken back. */
interface Sending {
  readonly file: File;
  /** True until its turn is over. */
  isDue: boolean;
  stored?: FormDocument;
}

/** Progress of a file on its way; `pause` says why it is sent later. */
export interface Progress {
  readonly percent: number;
  readonly pause?: string;
}

/** Sends chosen files one after the other, again if need be; what was removed meanwhile is sent when it is taken back. */
export function useSending(form: TenderForm) {
  const [progress, setProgress] = useState<Readonly<Record<string, Progress>>>({});
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [said, say] = useState('');
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const sendings = useRef(new Map<string, Sending>());
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current?.abort();
  }, []);
  const files = () => form.getValues('documents');
  const setFiles = (list: readonly FormDocument[]) => form.setValue('documents', list, { shouldDirty: true });

  const isThere = (id: string) => files().some(({ digest }) => digest === id);
  const show = (id: string, one: Progress) => setProgress((all) => ({ ...all, [id]: one }));

  const keep = (id: string, sending: Sending, stored: FormDocument) => {
    sending.stored = stored;
    if (isThere(id)) say(text.added(stored.name));
    setFiles(withStored(files(), id, stored));
  };
  const giveUp = (id: string, { file }: Sending, fault: SendFault) => {
    if (!isThere(id)) return;
    setFiles(files().filter(({ digest }) => digest !== id));
    setFaults((all) => [...all, text.fault(file.name, fault.kind === 'refused' ? fault.sentence : text.failed)]);
  };
  const sendOne = async (id: string, sending: Sending) => {
    const { file } = sending;
    const signal = left.current?.signal ?? AbortSignal.abort();
    for (let broken = 0; !signal.aborted && isThere(id); ) {
      const answer = await sendFile(file, (percent) => show(id, { percent }), signal);
      if (signal.aborted) return;
      if ('digest' in answer) return keep(id, sending, answer);
      const seconds = pauseAfter(answer, broken);
      if (seconds === undefined) return giveUp(id, sending, answer);
      if (answer.kind === 'broken') broken++;
      const pause = answer.kind === 'busy' ? text.busy(seconds) : text.broken(seconds);
      show(id, { percent: 0, pause });
      say(text.fault(file.name, pause));
      await passed(seconds, signal);
      show(id, { percent: 0 });
    }
  };
  const queue = (id: string, sending: Sending) => {
    sending.isDue = true;
    const send = () => sendOne(id, sending);
    turn.current = turn.current.then(send).finally(() => {
      sending.isDue = false;
    });
  };
  const add = (chosen: readonly File[]) => {
    setFaults([]);
    for (const file of chosen) {
      const fault = fileFault(file, files().length);
      if (fault !== undefined) {
        setFaults((all) => [...all, text.fault(file.name, fault)]);
        continue;
      }
      const entry = sendingOf(file);
      const sending = { file, isDue: true };
      sendings.current.set(entry.digest, sending);
      setFiles([...files(), entry]);
      queue(entry.digest, sending);
    }
  };
  const takeBack = (file: FormDocument, place: number) => {
    const sending = sendings.current.get(file.digest);
    setFiles(withBack(files(), place, file, sending?.stored));
    if (sending !== undefined && sending.stored === undefined && !sending.isDue) queue(file.digest, sending);
  };
  const progressOf = (file: FormDocument) => (isSending(file) ? (progress[file.digest] ?? { percent: 0 }) : undefined);
  return { add, setFiles, takeBack, faults, progressOf, said, say };
}

/** Resolves after so many seconds, or as soon as the form is left. */
const passed = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 1000 * seconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
