import { pgFormat, sql } from '@databases/pg';
import { describe, expect, it } from 'vitest';
import { toStatement } from './statement.ts';

const find = (id: number, table = 'a') => sql`SELECT ${id}::int FROM ${sql.ident(table)} WHERE ${sql`x = ${id}`}`;

describe('toStatement', () => {
  it('has the text and the values of the query', () => {
    const { text, values } = toStatement(find(7));
    expect({ text, values }).toEqual(find(7).format(pgFormat));
    expect(text).toBe('SELECT $1::int FROM "a" WHERE x = $2');
  });

  it('gives the same name to the same text, whatever its values and however it was put together', () => {
    const [one, other] = [toStatement(find(1)), toStatement(find(2))];
    expect(other).toEqual({ ...one, values: [2, 2] });
    expect(toStatement(sql`SELECT ${1}::int FROM "a" WHERE x = ${1}`).name).toBe(one.name);
  });

  it('tells texts apart that differ in a name, in one piece or in length', () => {
    const texts = [
      find(1),
      find(1, 'b'),
      sql`SELECT 1`,
      sql`SELECT 1 `,
      sql`SELECT ${1}`,
      sql`SELECT ${1}, ${sql.join([sql`${2}`, sql`${3}`], ', ')}`,
      sql`SELECT ${1}, ${sql.join([sql`${2}`], ', ')}`,
    ].map(toStatement);
    for (const { name, text } of texts) {
      expect(texts.filter((other) => other.name === name).every((other) => other.text === text)).toBe(true);
    }
    expect(new Set(texts.map(({ name }) => name)).size).toBe(6); // a space at the end is no other statement
  });

  it('makes names that Postgres keeps whole', () => {
    expect(toStatement(find(1)).name).toMatch(/^s[0-9a-f]{24}$/);
  });
});
