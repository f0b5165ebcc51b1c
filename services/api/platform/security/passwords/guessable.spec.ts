import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { whyGuessable } from './guessable.ts';

const owner = { username: 'bilal.khan', email: 'office@example.pk' };

test('our list holds passwords that the leaked ones lack, all of them long enough for sign-up and in lower case', () => {
  for (const password of COMMON_PASSWORDS) {
    expect(dictionary['passwords-common']).not.toContain(password);
    expect(password.length, password).toBeGreaterThanOrEqual(6);
    expect(password, password).toBe(password.toLowerCase());
  }
});

test.each([
  'password',
  'PassWord123',
  'qwerty',
  'Pakistan123',
  'Snoopy1',
  'tigger2',
  'rebecca1',
  'allah786',
  'ｐａｓｓｗｏｒｄ',
  '3456789',
  'fedcba',
  'poiuyt',
  'zzzzzzzzzz',
  'ababababab',
])('%s is common [ASVS 6.2.4, 6.2.12] [S4]', (password) => {
  expect(whyGuessable(password, owner)).toMatch(/most common/);
});

test.each([
  'password2024',
  'Monkey!!77',
  'karachi#1947',
  '2025liverpool',
  '!!Football99',
  'iloveyou-786!',
  'shadow.2026',
])('%s is a common one with digits or signs around it, and says what to choose [ASVS 6.2.4]', (password) => {
  expect(whyGuessable(password, owner)).toMatch(/digits or signs around it.*Choose several words/);
});

test.each(['pakistan123!', 'Password2024!'])('%s is refused', (password) => {
  expect(whyGuessable(password, owner)).toBeDefined();
});

test.each(['bilal.khan', 'Bilal.Khan2026!', 'office#2026', 'tender-2026', 'ailaan2026ok', '2026pakistan!!'])(
  '%s is made from what everybody knows [ASVS 6.2.11] [S4]',
  (password) => {
    expect(whyGuessable(password, owner)).toMatch(/made from/);
  },
);

test.each([
  'correct horse',
  'x7-Kitab-91',
  'tender-loving-care',
  'آداب عرض ہے',
  '739184',
  'officelampshade',
  'monkey-48201-77',
  'purple-2024-canal',
])('%s may be used', (password) => {
  expect(whyGuessable(password, owner)).toBeUndefined();
});
