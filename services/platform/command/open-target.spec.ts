import { expect, test } from 'vitest';
import { AwayError, toStartError } from './open-target.ts';

test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03'])('%s is told in one line, without a stack', (code) => {
  const error = Object.assign(new Error(`getaddrinfo ${code} postgres\nand more`), { code });
  expect(toStartError(error, 'postgres://ailaan@postgres/ailaan')).toMatchObject({
    name: 'StartError',
    message: `Cannot reach the database at postgres:5432 (${code}). Check DATABASE_URL.`,
  });
});

const file = (code: string, syscall: string, path?: string) =>
  Object.assign(new Error(`${code}: no such thing, ${syscall}`), { code, syscall, ...(path && { path }) });

test('a file that cannot be read is not called a database that is away', () => {
  for (const error of [file('ENOENT', 'open', '/x'), file('ENOSPC', 'fsync'), file('EACCES', 'write', '/x')])
    expect(toStartError(error, 'postgres://a@b/c')).toMatchObject({ name: 'StartError', message: error.message });
});

test('a socket that is not there is one', () => {
  expect(toStartError(file('ENOENT', 'connect'), 'postgres://a@b/c')).toBeInstanceOf(AwayError);
});

test('a full disk of the database is told as such', () => {
  const error = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  expect(toStartError(error, 'postgres://a@b/c')).toMatchObject({
    message: expect.stringMatching(
      /^The database at b:5432 cannot store: could not extend .* Make room on its disk\.$/,
    ),
  });
});
