import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { Environment } from '../../services/platform/environment.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
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

const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);
const pages = ['README.md', 'bench/README.md', ...docs.map((name) => `docs/${name}`)];

/** Anchors of headings, as the usual hosts of repositories make them, and those that a page sets itself. */
const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.*)$|<a id="(.*?)">/gm)].map(
    ([, heading = '', id]) =>
      id ??
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
  );

/** Relative links of a page that lead to no file, or to no heading of it. */
function broken(page: string): string[] {
  const links = [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  return links.flatMap(([, path = '', anchor]) => {
    const target = path === '' ? page : join(dirname(page), path);
    const isThere = existsSync(join(root, target));
    if (isThere && (anchor === undefined || anchors(read(target)).includes(anchor))) return [];
    return [`${page}: ${path}${anchor === undefined ? '' : `#${anchor}`}`];
  });
}

it('links of the documents lead somewhere', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap(broken)).toEqual([]);
});

it('documents name only documents that are there', () => {
  const named = (page: string) => [...read(page).matchAll(/(?<![\w/])docs\/[\w./-]+\.md/g)].map(([path]) => path);
  expect(
    pages.flatMap((page) =>
      named(page)
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${page}: ${path}`),
    ),
  ).toEqual([]);
});
