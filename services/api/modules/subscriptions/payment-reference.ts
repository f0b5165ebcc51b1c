import { randomInt } from 'node:crypto';
import { PAYMENT_REFERENCE_LETTERS } from '#contracts/vocabulary/banks.ts';

/** `AL-7K3Q9F`: what a subscriber writes on the transfer; 23^6 ≈ 148 million, unique by index. */
export function makePaymentReference(random: (max: number) => number = randomInt): string {
  return `AL-${Array.from({ length: 6 }, () => PAYMENT_REFERENCE_LETTERS[random(PAYMENT_REFERENCE_LETTERS.length)]).join('')}`;
}
