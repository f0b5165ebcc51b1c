import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { asvsPage } from './asvs-page.ts';
import { ROWS } from './rows.ts';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

test('docs/asvs.md is what tests/asvs/main.ts writes', async () => expect(await read('docs/asvs.md')).toBe(asvsPage()));

test.each(ROWS)('$id ($threat) is proved, or says why not', async ({ asvs, proofs, exception }) => {
  expect(asvs.length).toBeGreaterThan(0);
  expect(proofs.length > 0 || exception !== undefined).toBe(true);
  for (const [file, title] of proofs) expect(await read(file), file).toContain(title);
});
