import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TENDER_CHOICES } from '#contracts/vocabulary/lists/public-lists.ts';
import { marksOf } from '../../../../../platform/search/list-filters.ts';

const root = join(import.meta.dirname, '../../../../../..');
const migrations = globSync('db/migrations/*/*.sql', { cwd: root }).map((path) =>
  readFileSync(join(root, path), 'utf8'),
);

test.each(
  Object.entries(TENDER_CHOICES).flatMap(([name, choices]) => choices.map((choice) => [name, choice] as const)),
)('a migration marks the tenders of before with %s=%s', (name, choice) => {
  const marks: readonly string[] = marksOf({ [name]: choice } as unknown as Parameters<typeof marksOf>[0]);
  expect(marks).toHaveLength(1);
  for (const mark of marks) expect(migrations.filter((text) => text.includes(mark))).toHaveLength(1);
});
