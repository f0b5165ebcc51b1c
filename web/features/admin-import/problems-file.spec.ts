import { expect, it } from 'vitest';
import { problemsCsv } from './problems-file.ts';

it('writes problems so that a spreadsheet shows them and runs none of them', () => {
  const problem = {
    place: 'line 3',
    column: 'title',
    value: '=HYPERLINK("x")',
    reason: 'پل, too long',
    cost: 'row',
  } as const;
  expect(problemsCsv([problem])).toBe(
    '\ufeff"Where","Column","Value","What is wrong"\r\n"line 3","title","\'=HYPERLINK(""x"")","پل, too long"\r\n',
  );
});
