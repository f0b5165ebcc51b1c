import { type FocusEvent, useRef } from 'react';

const TEXTS = 'textarea, input:is([type=text], [type=email], [type=tel], [type=url], [type=number])';

interface TypedText {
  readonly onFocus: (event: FocusEvent) => void;
  /** Whether a text stands in some field that was not there when the field was entered first. */
  readonly isThere: () => boolean;
}

/** Remembers what stood in each text field of a dialog, so that closing it can ask before typed text is lost. */
export function useTypedText(): TypedText {
  const before = useRef(new Map<HTMLInputElement, string>());
  return {
    onFocus: ({ target }) => {
      if (!target.matches(TEXTS)) return;
      const field = target as HTMLInputElement;
      if (!before.current.has(field)) before.current.set(field, field.value);
    },
    isThere: () => [...before.current].some(([field, value]) => field.isConnected && field.value !== value),
  };
}
