import { expect, it } from 'vitest';
import { filesOf } from './assets.ts';

it('names the files of a page and all that they import, each once, the entry first', () => {
  const manifest = {
    entry: { file: 'entry.js', imports: ['core', 'kit'] },
    page: { file: 'page.js', imports: ['kit', 'core', 'gone'] },
    kit: { file: 'kit.js', imports: ['core', 'entry'] },
    core: { file: 'core.js' },
    other: { file: 'other.js' },
  };
  expect(filesOf(manifest, ['entry', 'page'])).toEqual(['entry.js', 'core.js', 'kit.js', 'page.js']);
});
