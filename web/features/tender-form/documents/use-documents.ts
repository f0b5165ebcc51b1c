import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../lib/api/api-error.ts';
import type { TenderForm } from '../tender-form-type.ts';
import { type FormDocument, fileFault, isSending, sendingOf, withStored } from './form-documents.ts';
import { text } from './messages.en.ts';
import { sendFile } from './send-file.ts';

/** Sends chosen files one after the other; what was removed meanwhile, or left with the form, is given up. */
export function useSending(form: TenderForm) {
  const [percents, setPercents] = useState<Readonly<Record<string, number>>>({});
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [said, say] = useState('');
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current?.abort();
  }, []);
  const files = () => form.getValues('documents');
  const setFiles = (list: readonly FormDocument[]) => form.setValue('documents', list, { shouldDirty: true });

  const sendOne = async (file: File, entry: FormDocument) => {
    const signal = left.current?.signal ?? AbortSignal.abort();
    if (signal.aborted || !files().some(({ digest }) => digest === entry.digest)) return;
    try {
      const stored = await sendFile(file, (value) => setPercents((all) => ({ ...all, [entry.digest]: value })), signal);
      if (signal.aborted) return;
      setFiles(withStored(files(), entry.digest, stored));
      say(text.added(stored.name));
    } catch (error) {
      if (signal.aborted) return;
      setFiles(files().filter(({ digest }) => digest !== entry.digest));
      setFaults((all) => [...all, text.fault(file.name, errorMessage(error, text.failed))]);
    }
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
      setFiles([...files(), entry]);
      turn.current = turn.current.then(() => sendOne(file, entry));
    }
  };
  const percentOf = (file: FormDocument) => (isSending(file) ? (percents[file.digest] ?? 0) : undefined);
  return { add, setFiles, faults, percentOf, said, say };
}
