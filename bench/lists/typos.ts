import { foldForSearch } from '#contracts/rules/search-text.ts';
import { type Database, sql } from '#db/connection.ts';
import { neighbours } from '../../services/api/modules/tenders/search/spelling/did-you-mean.ts';

/** Part of `count` random single slips whose word is among the first three suggestions, and the milliseconds of each. */
export async function typoRecall(db: Database, tenders: number, count: number) {
  const atLeast = Math.max(3, tenders / 20_000);
  const times: number[] = [];
  let asked = 0;
  let [first, three] = [0, 0];
  for (let seed = 1; asked < count && seed < count * 20; seed++) {
    const id = 1 + ((seed * 7919) % tenders);
    await db.tx(async (tx) => {
      await tx.query(sql`SET LOCAL enable_seqscan = off`);
      const [tender] = await tx.query<{ title: string }>(sql`SELECT title FROM tender WHERE id = ${id}`);
      const words = foldForSearch(tender?.title ?? '')
        .split(' ')
        .filter((word) => /^[a-z]{5,20}$/.test(word));
      const word = words[seed % Math.max(1, words.length)];
      if (word === undefined || (await holders(tx, word)) < atLeast) return;
      const slip = slipOf(word, seed);
      if (slip === word || (await holders(tx, slip)) > 0) return;
      const start = performance.now();
      const found = (await neighbours(tx, slip)).slice(0, 3);
      times.push(performance.now() - start);
      asked += 1;
      first += Number(found[0] === word);
      three += Number(found.includes(word));
    });
  }
  return { asked, first: first / asked, three: three / asked, times };
}

async function holders(db: Pick<Database, 'query'>, word: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`SELECT count(*)::int AS count FROM (
    SELECT 1 FROM tender WHERE search_vector @@ plainto_tsquery('english', ${word}) LIMIT 60) AS holding`);
  return row?.count ?? 0;
}

/** One letter left out, doubled, swapped with the next, or another one. */
function slipOf(word: string, seed: number): string {
  const letters = [...word];
  const at = 1 + (seed % (letters.length - 2));
  const [here = '', next = ''] = letters.slice(at, at + 2);
  const ways = [[], [here, here, next], [next, here], ['abcdefghijklmnopqrstuvwxyz'[(seed * 5) % 26] ?? 'q', next]];
  const way = ways[seed % 4] ?? [];
  return letters.toSpliced(at, seed % 4 === 0 ? 1 : 2, ...way).join('');
}
