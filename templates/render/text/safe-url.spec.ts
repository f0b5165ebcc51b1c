import { expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';

it.each(['https://ailaan.example.pk/tenders/1?a=b#c', 'http://localhost:5000/', 'mailto:a@b.pk?subject=x'])(
  '%s may be linked',
  (url) => expect(safeUrl(url)).toBe(url),
);

it.each([
  'javascript:alert(1)',
  ' https://a.pk',
  'data:text/html,x',
  '//a.pk',
  'https://a.pk/ b',
  '',
  'java\nscript:x',
])('"%s" leads nowhere [ASVS 1.2.2] [M3]', (url) => expect(safeUrl(url)).toBe('#'));
