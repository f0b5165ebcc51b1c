/** The text with the letters that a reader of pictures took for digits: `c1osing`, `wi11`, `submissi0n`, `0pened`. Nothing moves. */
export const withLetters = (text: string): string =>
  text
    .replace(/(?<=[a-z])[01](?=[a-z])/gi, letterFor)
    .replace(/\b0(?=[a-z]{3})/gi, letterFor)
    .replace(/\b(wi|sha|fu)(?:11|1l|l1)\b/gi, '$1ll');

const letterFor = (digit: string) => (digit === '0' ? 'o' : 'l');
