import { type Queryable, sql } from '#db/connection.ts';
import { conflict } from '../../../platform/refusal.ts';

/** Digits of Arabic and of Urdu, which NFKC leaves as they are. */
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const IN_ASCII = '01234567890123456789';

/** Letters and digits by which a reader tells bank references apart: full-width letters, spaces, signs and invisible characters do not count. */
const read = (reference: string) =>
  reference
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => IN_ASCII.charAt(DIGITS.indexOf(digit)))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** One recorder at a time until the transaction ends: two spellings cannot enter at once, nor two receipts of one number. */
export const lockRecorders = (tx: Queryable) => tx.query(sql`SELECT pg_advisory_xact_lock(hashtext('bank_reference'))`);

/**
 * Refuses a bank reference that reads as one recorded before, unless that was a mistake; the caller holds the lock. A
 * check and not an index: the log may hold two spellings from before, and a rebuild must take both.
 */
export async function assertNewBankReference(tx: Queryable, reference: string): Promise<void> {
  const isRead = read(reference);
  // Postgres narrows by the digits, which are the same in every locale; its letters are not. Signs alone count as typed
  const same =
    isRead === ''
      ? sql`lower(bank_reference) = lower(${reference})`
      : sql`regexp_replace(translate(normalize(bank_reference, NFKC), ${DIGITS}, ${IN_ASCII}), '[^0-9]', '', 'g') = ${isRead.replace(/[^0-9]/g, '')}`;
  const alike = await tx.query<{ reference: string }>(
    sql`SELECT bank_reference AS reference FROM payment WHERE ${same} AND reversal IS DISTINCT FROM 'mistake'`,
  );
  if (!alike.some((payment) => read(payment.reference) === isRead)) return;
  throw conflict('A payment with this bank reference has been recorded already.', { reference: 'Already recorded' });
}
