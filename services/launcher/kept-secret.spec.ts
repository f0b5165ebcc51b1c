import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepSecret } from './kept-secret.ts';

let folder: string;
const keep = () => keepSecret(folder, 'session-secret', 'SESSION_SECRET');
const path = () => join(folder, 'session-secret');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ailaan-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('makes a secret once, readable by its owner alone, and leaves no draft behind', async () => {
  const secret = await keep();
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await keep()).toBe(secret);
  expect((await stat(path())).mode & 0o077).toBe(0);
  expect(await readdir(folder)).toEqual(['session-secret']);
});

it.each(['', 'torn', 'x'.repeat(31), ' '.repeat(60)])('a torn file (%j) is refused and left as it is', async (torn) => {
  await writeFile(path(), torn);
  await expect(keep()).rejects.toThrow(/session-secret is damaged.*backup.*SESSION_SECRET/);
  expect(await readFile(path(), 'utf8')).toBe(torn);
});
