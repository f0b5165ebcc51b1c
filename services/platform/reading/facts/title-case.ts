/** True for a line in capitals. */
export const isLoud = (line: string): boolean =>
  line.replace(/[^A-Z]/g, '').length >= 0.6 * line.replace(/[^a-z]/gi, '').length;

const SMALL = new Set('and or of for the in at to on by with under from a an as'.split(' '));

/** A heading as people write titles: no `FOR` at its beginning, no capitals throughout. */
export function inTitleCase(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/ [—–_~|]+(?= )/g, '')
    .replace(/^[^\p{L}\p{N}(]*(?:(?:sub(?:ject)?|name of work)\W{1,3})?(?:for(?: the)? )?/iu, '')
    .replace(/\b(?:Sealed|E-?bids|Bids|Tenders?) (?:tenders?|bids|quotations|are|is)?\b.*$/, '')
    .replace(/(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/u, '')
    .trim();
  if (!isLoud(plain)) return plain.charAt(0).toUpperCase() + plain.slice(1);
  return plain
    .split(' ')
    .map((word, at) => {
      const small = word.toLowerCase();
      if (at > 0 && SMALL.has(small)) return small;
      if (/\d/.test(word) || (word.length <= 3 && !/[AEIOUY]/.test(word))) return word;
      return small.replace(/(^|[-/("'])(\p{L})/gu, (_, sign: string, letter: string) => sign + letter.toUpperCase());
    })
    .join(' ');
}
