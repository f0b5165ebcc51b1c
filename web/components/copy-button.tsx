import { useEffect, useRef, useState } from 'react';
import { useToast } from '../lib/toast/use-toast.ts';
import { text } from './copy-button.messages.en.ts';
import { Icon } from './icon.tsx';

const TICK_MS = 3000;

/** Copies a value; a tick shows for three seconds, and is said aloud. */
export function CopyButton({ name, value }: { readonly name: string; readonly value: string }) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toast = useToast();
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      toast({ title: text.failed, description: text.failedText, variant: 'destructive' });
      return;
    }
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(setCopied, TICK_MS, false);
  };
  return (
    <>
      <button
        type="button"
        aria-label={text.copy(name)}
        onClick={() => void copy()}
        className="js-only no-print flex size-10 shrink-0 items-center justify-center rounded-md hover:bg-muted"
      >
        <Icon
          name={isCopied ? 'check' : 'copy'}
          className={isCopied ? 'size-5 text-open [stroke-width:3]' : 'size-5 text-soft'}
        />
      </button>
      <span role="status" className="sr-only">
        {isCopied && text.copied(name)}
      </span>
    </>
  );
}
