import { useSearchedText } from '../lib/routing/searched-text.ts';
import { highlight } from '../lib/text/highlight.ts';

/** A text with the words marked that the address says were searched for. */
export function Highlighted({ text }: { readonly text: string }) {
  const search = useSearchedText();
  if (search === undefined) return text;
  return highlight(text, search).map(({ text: part, isMatch }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no identity but their place
    isMatch ? <mark key={place}>{part}</mark> : part,
  );
}
