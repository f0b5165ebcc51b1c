import { expect, test } from 'vitest';
import { HttpError } from '../platform/http/http-error.ts';
import { errorPage } from './error-page.ts';

const surroundings = { siteName: 'Ailaan', requestId: 'r-17', nonce: 'N0nce' };

test('says what happened, offers to try again, and gives the number to tell us', () => {
  const html = errorPage(new HttpError(503, 'The database does not answer just now.'), surroundings);
  expect(html).toContain('The database does not answer just now.');
  expect(html).toContain('<a href="">Try again</a>');
  expect(html).toContain('503 · r-17');
  expect(html).toContain('<style nonce="N0nce">');
});

test('lets nothing become markup', () => {
  const html = errorPage(new HttpError(400, '<script>alert(1)</script>'), { ...surroundings, requestId: '"><img>' });
  expect(html).not.toMatch(/<script|<img/);
});
