import { cycles } from './cycles.rule.ts';
import { fileSize, folderSize, names } from './measures.rule.ts';
import type { Rule, SourceFile } from './rule.ts';
import * as supplyChain from './supply-chain.rule.ts';
import { environment, noAny, queryText } from './syntax.rule.ts';
import * as text from './text.rule.ts';
import { webDirections, webFeatures, webFirstLoad, webFloors, webTexts } from './web.rule.ts';
import { apiModules, appenders, contractsPackages, refusals, zones } from './zones.rule.ts';

export type Offence = { rule: Rule; files: SourceFile[] };

/** One small tree: paths and texts in turn. */
const tree = (...parts: [path: string, text: string][]): SourceFile[] =>
  parts.map(([path, body]) => ({ path, text: body }));
const offence = (rule: Rule, ...parts: [path: string, text: string][]): Offence => ({ rule, files: tree(...parts) });

const lock = (packages: Record<string, object>): [string, string] => [
  'package-lock.json',
  JSON.stringify({ packages }),
];
const manifest = (content: object): [string, string] => ['package.json', JSON.stringify(content)];
const npmrc = 'min-release-age=7\nstrict-allow-scripts=true\nsave-exact=true\nallow-git=none\nallow-remote=none\n';
const sound = { version: '1.0.0', integrity: 'sha512-x' };
const hole = '$' + '{name}';

/** For each rule, trees that break it; written in pieces where the text itself would break a rule here. */
export const offences: Offence[] = [
  offence(zones, ['contracts/api/a.ts', "import { a } from '#db/a.ts';"]),
  offence(zones, ['db/a.ts', "import type { A } from '../services/api/a.ts';"]),
  offence(zones, ['services/api/a.ts', "export * from '../worker/a.ts';"]),
  offence(zones, ['services/worker/a.ts', "const load = () => import('../api/a.ts');"]),
  offence(zones, ['services/platform/a.ts', "type A = import('#templates/a.ts').A;"]),
  offence(zones, ['web/app/a.tsx', "import { sql } from '#db/a.ts';\nexport const A = () => <p>Don't</p>;"]),
  offence(zones, ['services/api/a.ts', "import { help } from '../../tests/support/a.ts';"]),
  offence(zones, ['services/unheard-of/a.ts', 'export {};']),
  offence(contractsPackages, ['contracts/a.ts', "import type { Pool } from 'pg';"]),
  offence(contractsPackages, ['contracts/a.ts', "import { readFileSync } from 'node:fs';"]),
  offence(apiModules, ['services/api/modules/tenders/a.ts', "import type { U } from '../users/index.ts';"]),
  offence(apiModules, ['services/api/modules/tenders/a.ts', "import { app } from '../../app.ts';"]),
  offence(refusals, [
    'services/api/modules/tenders/tender.decider.ts',
    "import { HttpError } from '../../platform/http/http-error.ts';",
  ]),
  offence(refusals, ['services/api/platform/commands/a.ts', "export type { HttpError } from '../http/http-error.ts';"]),
  offence(appenders, ['services/worker/a.ts', "import { appendToStream } from '#db/event-store/append-to-stream.ts';"]),
  offence(appenders, ['services/platform/a.ts', "import { appendAll as save } from '#db/event-store/index.ts';"]),
  offence(webFloors, ['web/lib/a.ts', "import { B } from '../features/tenders/b.tsx';"]),
  offence(webFloors, ['web/features/tenders/a.ts', "import type { P } from '../../pages/p.tsx';"]),
  offence(webFeatures, ['web/features/tenders/a.ts', "import { u } from '../users/u.ts';"]),
  offence(
    webFirstLoad,
    ['web/app/entry-client.tsx', "import { a } from '../lib/a.ts';"],
    ['web/lib/a.ts', "import { b } from '#contracts/api/b.ts';"],
    ['contracts/api/b.ts', "import { z } from 'zod';"],
  ),
  offence(webFirstLoad, ['web/pages/home.tsx', "import { z } from 'zod';"]),
  offence(webFirstLoad, ['contracts/vocabulary/a.ts', "import { z } from 'zod';"]),
  offence(webDirections, ['web/components/a.tsx', 'export const A = () => <p className="flex ml-2">a</p>;']),
  offence(webDirections, ['web/components/a.tsx', "export const A = 'sm:group-open/menu:-right-4';"]),
  offence(webDirections, ['web/components/a.tsx', "export const A = 'text-left';"]),
  offence(webDirections, ['web/components/a.tsx', 'export const A = `rounded-tl-md`;']),
  offence(webTexts, ['web/components/a.tsx', 'export const A = () => <p>Hello</p>;']),
  offence(webTexts, ['web/components/a.tsx', 'export const A = () => <img alt="A road" />;']),
  offence(webDirections, ['web/styles/a.css', '.a {\n  padding-left: 1rem;\n}']),
  offence(
    cycles,
    ['db/a.ts', "import { b } from './b.ts';"],
    ['db/b.ts', "import type { C } from '#db/c.ts';"],
    ['db/c.ts', "export const load = () => import('./a.ts');"],
  ),
  offence(cycles, ['db/a.ts', "export * from './a.ts';"]),
  offence(fileSize, ['db/a.ts', 'export {};\n'.repeat(301)]),
  offence(folderSize, ...Array.from({ length: 13 }, (_, n): [string, string] => [`db/a${n}.ts`, 'export {};'])),
  offence(names, ['db/eventStore.ts', '']),
  offence(names, ['web/Pages/home.tsx', '']),
  offence(names, ['web/lib/use_user.ts', '']),
  offence(noAny, ['db/a.ts', `export const a = (value: ${'any'}) => value;`]),
  offence(noAny, ['db/a.ts', `const a = b as unknown as Array<${'any'}>;`]),
  offence(noAny, ['db/a.ts', `// @ts-${'ignore'}\nexport const a: string = 1;`]),
  offence(environment, ['services/api/a.ts', 'export const port = process.env.PORT;']),
  offence(environment, ['db/a.ts', "export const port = process['env'].PORT;"]),
  offence(environment, ['db/a.ts', "import { env } from 'node:process';"]),
  offence(queryText, ['db/a.ts', `client.query(\`SELECT * FROM t WHERE name = '${hole}'\`);`]),
  offence(queryText, ['db/a.ts', "client.query('SELECT * FROM t WHERE name = ' + name);"]),
  offence(queryText, ['db/a.ts', `client.query({ text: \`SELECT ${hole}\`, values: [] });`]),
  offence(queryText, ['db/a.ts', `const text = \`SELECT ${hole}\`;\nawait client.query(text, []);`]),
  offence(queryText, ['db/a.ts', 'sql.__dangerous__rawValue(name);']),
  offence(text.escapedTemplates, ['templates/digest.mjml', `<p>${'{'.repeat(3)}title}}}</p>`]),
  offence(text.escapedTemplates, ['templates/partials/a.mjml', '<p>{{& title}}</p>']),
  offence(text.compiledTemplates, ['services/worker/a.ts', 'const render = Handlebars.compile(source);']),
  offence(text.compiledTemplates, ['templates/a.ts', "import { compile } from 'handlebars';"]),
  offence(text.machinePaths, ['docs/a.md', `see /${'home'}/ali/notes.md`]),
  offence(text.machinePaths, ['db/a.ts', `const dir = '/${'tmp'}/data';`]),
  offence(text.registryHosts, ['docs/a.md', `npm ci from https://${'registry'}.example.org`]),
  offence(text.registryHosts, ['.npmrc', `${'registry'}=https://example.org`]),
  offence(text.testsSwitchedOn, ['db/a.spec.ts', `it.${'only'}('works', () => {});`]),
  offence(text.testsSwitchedOn, ['db/a.int.spec.ts', `describe.${'skip'}('works', () => {});`]),
  offence(text.finished, ['db/a.ts', `// ${'TO'}${'DO'}: later`]),
  offence(text.commentsNameThings, ['db/a.ts', `/** ${'What'} it keeps. */`]),
  offence(text.commentsNameThings, ['db/a.sql', `SELECT 1;\n-- ${'Of'} one tender`]),
  offence(supplyChain.lockedPackages, lock({ 'node_modules/a': { version: '1.0.0', integrity: 'sha1-x' } })),
  offence(supplyChain.lockedPackages, lock({ 'node_modules/a': { version: '1.0.0' } })),
  offence(supplyChain.lockedPackages, lock({ 'node_modules/a': { ...sound, resolved: 'https://example.org/a.tgz' } })),
  offence(
    supplyChain.completeLock,
    lock({ 'node_modules/a': { ...sound, optionalDependencies: { 'a-macos': '1.0.0' } } }),
  ),
  offence(supplyChain.versionFloors, lock({ 'node_modules/handlebars': { ...sound, version: '4.7.8' } })),
  offence(supplyChain.versionFloors, lock({ 'node_modules/a/node_modules/qs': { ...sound, version: '6.15.3' } })),
  offence(
    supplyChain.packageCount,
    lock(Object.fromEntries(Array.from({ length: 341 }, (_, n) => [`node_modules/a${n}`, sound]))),
  ),
  offence(supplyChain.exactVersions, manifest({ dependencies: { a: '^1.0.0' } })),
  offence(supplyChain.exactVersions, manifest({ devDependencies: { a: 'github:a/a' } })),
  offence(supplyChain.exactVersions, manifest({ scripts: { postinstall: 'node a.ts' } })),
  offence(supplyChain.usedPackages, manifest({ dependencies: { a: '1.0.0' } })),
  offence(supplyChain.npmSettings, ['.npmrc', npmrc.replace('min-release-age=7', 'min-release-age=1')]),
  offence(supplyChain.npmSettings, ['.npmrc', npmrc.replace('strict-allow-scripts=true\n', '')]),
];

/** Trees that look like offences and are none: a rule that cries wolf gets switched off. */
export const innocents: SourceFile[] = tree(
  [
    'contracts/api/a.ts',
    "import { z } from 'zod/mini';\nimport type { B } from '../b.ts';\nexport const notAny = z.string();",
  ],
  ['contracts/b.ts', 'export type B = { anything: string };'],
  [
    'db/a.ts',
    `import { sql } from './connection.ts';\nawait db.query(sql\`SELECT ${hole}\`);\nawait client.query('SELECT $1', [name]);`,
  ],
  ['services/api/modules/tenders/a.spec.ts', "import { http } from '../../../../tests/support/http.ts';"],
  [
    'services/worker/a.ts',
    "import { readAll } from '#db/event-store/read-all.ts';\n// the stubborn ones, https://example.org/home/x",
  ],
  ['templates/digest.mjml', '<p>{{title}}</p>'],
  [
    'web/app/entry-client.tsx',
    "import type { T } from '#contracts/api/a.ts';\nconst admin = () => import('../pages/admin.tsx');",
  ],
  ['web/components/a.tsx', "export const A = ['arrow-left', 'ms-2 mx-auto text-end left-handed start-0'];"],
  ['web/styles/a.css', '.a { margin-inline-start: 1rem; background-position: right 1rem center; }'],
  [
    'web/pages/account/auth.tsx',
    "import { a } from '#contracts/api/a.ts';\nexport const Auth = () => <p>{a} · 3 %</p>;",
  ],
  lock({
    'node_modules/handlebars': { ...sound, version: '4.8.0' },
    'node_modules/x/node_modules/nodemailer': { ...sound, version: '9.0.0', dev: true },
  }),
  manifest({ dependencies: { a: '1.0.0-beta.1' }, scripts: { test: 'vitest run' } }),
  ['.npmrc', npmrc],
);
