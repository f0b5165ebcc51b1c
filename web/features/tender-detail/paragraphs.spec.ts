import { expect, it } from 'vitest';
import { scriptOf } from '../../lib/format/format.ts';
import { toParagraphs } from './paragraphs.ts';

it('keeps the lines that say something, and where a new paragraph begins', () => {
  expect(toParagraphs('One\nTwo\r\n\r\n \nThree').map(({ line, isFirst }) => [line, isFirst])).toEqual([
    ['One', true],
    ['Two', false],
    ['Three', true],
  ]);
});

it('knows Urdu by its first letter, so that each paragraph has its own direction and face', () => {
  expect(scriptOf('1۔ ٹینڈر نوٹس 2025')).toEqual({ dir: 'auto', lang: 'ur' });
  expect(scriptOf('Tender نوٹس')).toEqual({ dir: 'auto' });
  expect(scriptOf('2025')).toEqual({ dir: 'auto' });
});
