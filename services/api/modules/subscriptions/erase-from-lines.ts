import type { Subscription } from '#contracts/api/newsletter.ts';
import type { StatementLine } from '#contracts/api/operations/statements.ts';
import { type Queryable, sql } from '#db/connection.ts';

const squash = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

type Payer = Pick<Subscription, 'email' | 'fullName' | 'paymentReference'>;
type Line = Pick<StatementLine, 'id' | 'narration' | 'bankReference'>;

/** Letters of a name that a bank leaves at least where it cuts it off. */
const CUT = 4;
const isSame = (name: string, stated: string) => name === stated || (stated.length >= CUT && name.startsWith(stated));

/** Text in the place of a name or reference that was erased. */
const GONE = '…';

/**
 * Takes reference, address and name of a subscriber out of lines of bank statements: all words of lines that were
 * confirmed for him, and his own words in those that are still to be decided.
 */
export async function eraseFromLines(tx: Queryable, subscriptionId: number): Promise<void> {
  const [payer] =
    await tx.query<Payer>(sql`SELECT email, full_name AS "fullName", payment_reference AS "paymentReference"
    FROM subscription WHERE id = ${subscriptionId}`);
  if (payer === undefined) return;
  // locked, so that words which another erasure takes out meanwhile are not written back, and one that is being confirmed is seen below
  const lines = await tx.query<Line>(sql`SELECT id, narration, bank_reference AS "bankReference" FROM statement_line
    WHERE state <> 'confirmed' AND narration <> '' ORDER BY id FOR UPDATE`);
  const erase = eraser(payer);
  const changed = lines
    .map((line) => ({ id: line.id, narration: erase(line.narration), bankReference: erase(line.bankReference) }))
    .filter(({ narration, bankReference }, at) => {
      const line = lines[at];
      return narration !== line?.narration || bankReference !== line.bankReference;
    });
  await tx.query(sql`UPDATE statement_line l SET narration = c.narration, bank_reference = c."bankReference"
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS c (id int, narration text, "bankReference" text)
    WHERE l.id = c.id`);
  await tx.query(sql`UPDATE statement_line SET narration = '' WHERE subscription_id = ${subscriptionId}`);
}

function eraser({ email, fullName, paymentReference }: Payer): (text: string) => string {
  const [code, address] = [paymentReference.slice(3), squash(email)];
  const names = fullName
    .split(/\s+/)
    .map(squash)
    .filter((word) => word.length > 1);
  return (text) => {
    const squashed = squash(text);
    const words = text.split(/[^\p{L}\p{N}]+/u).map(squash);
    const isNamed = names.length > 0 && names.every((name) => words.some((word) => isSame(name, word)));
    if (!isNamed && !squashed.includes(code) && !squashed.includes(address)) return text;
    const isHis = (word: string) => {
      const own = squash(word);
      return own.includes(code) || own.includes(address) || (isNamed && names.some((name) => isSame(name, own)));
    };
    const left = text.replace(/[^\s,;:/]+/g, (word) => (isHis(word) ? GONE : word));
    // a reference that the bank wrote apart is in no single word
    return squash(left).includes(code) || squash(left).includes(address) ? GONE : left;
  };
}
