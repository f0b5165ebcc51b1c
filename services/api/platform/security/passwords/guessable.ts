import { createRequire } from 'node:module';
import type * as Dictionaries from '@zxcvbn-ts/language-common';
import type { NewUserBody } from '#contracts/api/users.ts';
import { once } from '#contracts/rules/once.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** 49,000 common and leaked passwords in lower case, and what is common here. */
const leaked = once((): ReadonlySet<string> => {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as typeof Dictionaries;
  return new Set([...dictionary['passwords-common'], ...COMMON_PASSWORDS]);
});

const SITE_WORDS = ['ailaan', 'tenders', 'tender', 'pakistan'];
const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

/** Fewer letters are no word, and more digits beside it are hard enough to guess. */
const SHORTEST_WORD = 4;
const MOST_DECORATION = 6;

/** Owner of a password, as far as an attacker tries parts of the name and address. */
type PasswordOwner = Pick<NewUserBody, 'username' | 'email'>;

/** Why a password would be guessed first, as a sentence for its owner; undefined when it would not. */
export function whyGuessable(password: string, owner: PasswordOwner): string | undefined {
  const text = password.normalize('NFKC').toLowerCase();
  if (leaked().has(text) || isRun(text) || new Set(text).size < 3) {
    return 'This password is among the most common ones and would be guessed. Choose another one';
  }
  if (isBuiltFrom(text, ownWords(owner))) {
    return 'This password is made from your username, your email or the name of this site. Choose another one';
  }
  if (isDecorated(text)) {
    return 'This password is a common one with digits or signs around it, and such are guessed next. Choose several words that do not belong together';
  }
  return undefined;
}

/** True for `password2024` and `dragon!!7`: a common password and at most so many digits and signs before and after it. */
function isDecorated(text: string): boolean {
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (bare.length < SHORTEST_WORD || text.length - bare.length > MOST_DECORATION) return false;
  return leaked().has(bare);
}

/** A walk along the digits, the alphabet or the keyboard, forwards or backwards. */
function isRun(text: string): boolean {
  return RUNS.some((run) => run.includes(text) || [...run].reverse().join('').includes(text));
}

/** True when hardly a letter is left without the words: `tender2026!` is as good as `tender`. */
function isBuiltFrom(text: string, words: readonly string[]): boolean {
  const used = words.filter((word) => text.includes(word));
  if (used.length === 0) return false;
  const rest = used.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest.replace(/[^\p{L}]/gu, '').length < 3;
}

/** Longest first, so that a short word does not take a longer one apart. */
function ownWords({ username, email }: PasswordOwner): string[] {
  const own = [username, email.split('@')[0] ?? ''].map((word) => word.toLowerCase());
  return [...own, ...SITE_WORDS].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length);
}
