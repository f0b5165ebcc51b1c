import { useEffect, useState } from 'react';
import { useSearchedText } from '../lib/routing/searched-text.ts';

type Highlight = typeof import('../lib/text/highlight.ts').highlight;

let highlight: Highlight | undefined;

/** Loads the code that marks words, which only a search needs. The server, and the hydration of a search, wait for it. */
export async function loadHighlight(): Promise<void> {
  highlight = (await import('../lib/text/highlight.ts')).highlight;
}

/** A text with the words marked that the address says were searched for. */
export function Highlighted({ text }: { readonly text: string }) {
  const search = useSearchedText();
  const isMissing = search !== undefined && highlight === undefined;
  const [, arrive] = useState(false);
  useEffect(() => {
    /* Without the code the text stays unmarked. */
    if (isMissing)
      void loadHighlight().then(
        () => arrive(true),
        () => undefined,
      );
  }, [isMissing]);
  if (search === undefined || highlight === undefined) return text;
  return highlight(text, search).map(({ text: part, isMatch }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no identity but their place
    isMatch ? <mark key={place}>{part}</mark> : part,
  );
}
