import { randomInt } from 'node:crypto';

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B or U/V: what remains survives a bank clerk's handwriting. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';

/** `AL-7K3Q9F`: what a subscriber writes on the transfer; 23^6 ≈ 148 million, unique by index. */
export function makePaymentReference(random: (max: number) => number = randomInt): string {
  return `AL-${Array.from({ length: 6 }, () => ALPHABET[random(ALPHABET.length)]).join('')}`;
}
