import { describe, expect, test } from 'vitest';
import { noStorage } from './no-storage.ts';

const error = (code: string) => Object.assign(new Error('refused'), { code });

describe('a server that cannot store', () => {
  test.each(['53100', '53000', '53400', '58000', '58030', '25006'])('%s is no storage', (code) =>
    expect(noStorage(error(code))).toBe(true),
  );
  test.each(['53200', '53300', '57014', '42501', '40001', '23505'])('%s is something else', (code) =>
    expect(noStorage(error(code))).toBe(false),
  );
});
