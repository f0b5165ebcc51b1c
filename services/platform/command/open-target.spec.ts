import { expect, test } from 'vitest';
import { toStartError } from './open-target.ts';

test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03'])('%s is told in one line, without a stack', (code) => {
  const error = Object.assign(new Error(`getaddrinfo ${code} postgres\nand more`), { code });
  expect(toStartError(error, 'postgres://ailaan@postgres/ailaan')).toMatchObject({
    name: 'StartError',
    message: `Cannot reach the database at postgres:5432 (${code}). Check DATABASE_URL.`,
  });
});
