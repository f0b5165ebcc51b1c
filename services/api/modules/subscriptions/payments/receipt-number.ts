import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { type Queryable, sql } from '#db/connection.ts';

const DIGITS = 6;

/**
 * The number after the last one of the year. It stands in the event, so a rebuild gives the same; the caller holds the
 * lock of recorders until the event is committed, so no number is given twice, and one that is not used is the next.
 */
export async function nextReceipt(tx: Queryable, now: Date): Promise<string> {
  const year = karachiDay(now).slice(0, 4);
  const [last] = await tx.query<{ receipt: string }>(sql`SELECT receipt FROM payment
    WHERE receipt > ${`${year}-`} AND receipt < ${`${year}.`} ORDER BY receipt DESC LIMIT 1`);
  const number = Number(last?.receipt.slice(year.length + 1) ?? 0) + 1;
  return `${year}-${String(number).padStart(DIGITS, '0')}`;
}
