import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/files/temporary-folder.ts';
import { forEachAnew } from '../../tests/support/for-tests.ts';
import { keepSecret } from './kept-secret.ts';

const folder = forEachAnew(temporaryFolder);
const keep = () => keepSecret(folder.path, 'session-secret', 'SESSION_SECRET');
const path = () => folder.at('session-secret');

it('makes a secret once, readable by its owner alone, and leaves no draft behind', async () => {
  const secret = await keep();
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await keep()).toBe(secret);
  expect((await stat(path())).mode & 0o077).toBe(0);
  expect(await readdir(folder.path)).toEqual(['session-secret']);
});

it.each(['', 'torn', 'x'.repeat(31), ' '.repeat(60)])('a torn file (%j) is refused and left as it is', async (torn) => {
  await writeFile(path(), torn);
  await expect(keep()).rejects.toThrow(/session-secret is damaged.*backup.*SESSION_SECRET/);
  expect(await readFile(path(), 'utf8')).toBe(torn);
});
