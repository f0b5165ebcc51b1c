const LATIN = 'abcdefghijklmnopqrstuvwxyz0123456789';
const URDU = 'ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہءیے';

/** Every word that one slip of the keyboard makes of a folded `word`: a letter too few, too many, wrong, or swapped. */
export function edits(word: string): string[] {
  const letters = [...word];
  const alphabet = /^[\p{ASCII}]*$/u.test(word) ? LATIN : URDU;
  const made = new Set<string>();
  const put = (at: number, count: number, ...by: string[]) => made.add(letters.toSpliced(at, count, ...by).join(''));
  for (let at = 0; at <= letters.length; at++) {
    const [here, next] = [letters[at], letters[at + 1]];
    for (const letter of alphabet) {
      put(at, 0, letter);
      if (here !== undefined) put(at, 1, letter);
    }
    if (here !== undefined) put(at, 1);
    if (here !== undefined && next !== undefined) put(at, 2, next, here);
  }
  made.delete(word);
  made.delete('');
  return [...made];
}
