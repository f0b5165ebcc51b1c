import { useEffect, useRef, useState } from 'react';
import { sendingText } from '../../../lib/files/messages.en.ts';
import { type Progress, type SendFault, sendWithRetry, sentenceOf } from '../../../lib/files/sending.ts';
import type { TenderForm } from '../tender-values.ts';
import { type FormDocument, fileFault, isSending, sendingOf, withRestored, withStored } from './form-documents.ts';
import { text } from './messages.en.ts';

/** A chosen file. It is kept while the form is open, because what was removed can be taken back. */
interface Sending {
  readonly file: File;
  isDue: boolean;
  stored?: FormDocument;
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
    setFaults((all) => [...all, sendingText.fault(file.name, sentenceOf(fault))]);
  };
  const sendOne = async (id: string, sending: Sending) => {
    const { file } = sending;
    const signal = left.current?.signal ?? AbortSignal.abort();
    const answer = await sendWithRetry(file, {
      signal,
      isWanted: () => isThere(id),
      onProgress: (one) => {
        show(id, one);
        if (one.pause !== undefined) say(sendingText.fault(file.name, one.pause));
      },
    });
    if (answer === undefined) return;
    if ('digest' in answer) keep(id, sending, answer);
    else giveUp(id, sending, answer);
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
        setFaults((all) => [...all, sendingText.fault(file.name, fault)]);
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
    setFiles(withRestored(files(), place, file, sending?.stored));
    if (sending !== undefined && sending.stored === undefined && !sending.isDue) queue(file.digest, sending);
  };
  const progressOf = (file: FormDocument) => (isSending(file) ? (progress[file.digest] ?? { percent: 0 }) : undefined);
  return { add, setFiles, takeBack, faults, progressOf, said, say };
}
