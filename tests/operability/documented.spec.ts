import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Environment } from '../../services/platform/environment.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const names = Object.keys(Environment.shape);

/** Given by npm run dev to its own processes. */
const INNER = ['AILAAN_DEV'];
/** Variables that differ in a container: fixed ports and folders. */
const NOT_IN_CONTAINERS = [...INNER, 'NODE_ENV', 'PORT', 'HOST', 'DATA_DIR'];

const lacking = (text: string, except: string[]) =>
  names.filter((name) => !except.includes(name) && !new RegExp(`(?<![A-Z_])${name}(?![A-Z_])`).test(text));

it('knows the variables', () => {
  expect(names).toContain('DATABASE_URL');
  expect(names.length).toBeGreaterThan(30);
});

it('every variable is in the table of the README', () => {
  expect(lacking(read('README.md'), INNER)).toEqual([]);
});

it('every variable reaches the containers', () => {
  expect(lacking(read('docker-compose.yml'), NOT_IN_CONTAINERS)).toEqual([]);
});

it('what the example of .env names is used', () => {
  const used = read('docker-compose.yml');
  const given = read('deploy/env.example').match(/^[A-Z_]+(?==)/gm) ?? [];
  expect(given.length).toBeGreaterThan(5);
  expect(given.filter((name) => !used.includes(`\${${name}`))).toEqual([]);
});
