import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('a return address', () => {
  it('is taken when it is a path of this site', () => {
    expect(safeReturnPath('/tenders?city=Lahore#top')).toBe('/tenders?city=Lahore#top');
  });

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a b',
    '/\t/evil.example',
  ])('is refused: %j', (value) => expect(safeReturnPath(value)).toBeNull());
});
