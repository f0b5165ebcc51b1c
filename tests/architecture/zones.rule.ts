import { isInside, isScript, isSpec, isTest, type Rule, type SourceFile } from './rule.ts';
import { importsOf } from './syntax.ts';

/** Imports that are allowed among our own folders; a folder may always import itself. The longest match counts. */
const ZONES: Record<string, readonly string[]> = {
  contracts: [],
  db: ['contracts'],
  templates: ['contracts'],
  web: ['contracts'],
  'services/platform': ['contracts', 'db'],
  'services/api': ['services/platform', 'db', 'contracts', 'templates'],
  'services/worker': ['services/platform', 'db', 'contracts', 'templates'],
  'services/launcher': ['services/platform', 'db', 'contracts'],
  'docs/examples': [],
};
const UNBOUND = ['tests', 'bench', '.ci'];
const FOR_TESTS = ['tests'];

export function zoneOf(path: string): string | undefined {
  const zones = [...Object.keys(ZONES), ...UNBOUND].filter((zone) => isInside(path, zone));
  return zones.sort((a, b) => b.length - a.length)[0];
}

export const zones: Rule = {
  name: 'every folder imports only the folders it may know',
  check: (files) =>
    files.filter(isScript).flatMap((file) => {
      const zone = zoneOf(file.path);
      if (!file.path.includes('/') || (zone && UNBOUND.includes(zone))) return [];
      if (!zone) return [`${file.path}: belongs to no zone; name its folder in tests/architecture/zones.rule.ts`];
      return forbiddenTargets(file, zone).map((target) => `${file.path}: ${zone} must not import ${target}`);
    }),
};

function forbiddenTargets(file: SourceFile, zone: string): string[] {
  const allowed = [zone, ...(ZONES[zone] ?? []), ...(isSpec(file) ? FOR_TESTS : [])];
  return importsOf(file)
    .flatMap(({ target }) => target ?? [])
    .filter((target) => !allowed.includes(zoneOf(target) ?? 'elsewhere'));
}

export const contractsPackages: Rule = {
  name: 'contracts import no package but zod',
  check: (files) =>
    files
      .filter((file) => isScript(file) && isInside(file.path, 'contracts') && !isSpec(file))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ specifier, target }) => target === undefined && !/^zod(\/|$)/.test(specifier))
          .map(({ specifier }) => `${file.path}: imports ${specifier}`),
      ),
};

/** `services/api/modules/tenders/…` → `tenders` */
const moduleOf = (path: string) => /^services\/api\/modules\/([^/]+)\//.exec(path)?.[1];

export const apiModules: Rule = {
  name: 'API modules meet only in app.ts: none imports another, app.ts or main.ts',
  check: (files) =>
    files
      .filter((file) => isScript(file) && moduleOf(file.path))
      .flatMap((file) =>
        importsOf(file)
          .flatMap(({ target }) => target ?? [])
          .filter((target) => {
            const other = moduleOf(target);
            return other ? other !== moduleOf(file.path) : /^services\/api\/[^/]+$/.test(target);
          })
          .map((target) => `${file.path}: imports ${target}`),
      ),
};

const HTTP_ERROR = 'services/api/platform/http/http-error.ts';
const SPEAKS_HTTP = /^services\/api\/(app\.ts|pages\/.*|platform\/http\/.*|.*\.routes?\.ts)$/;

export const refusals: Rule = {
  name: 'the domain refuses without HTTP: only routes, pages and platform/http know an HTTP error',
  check: (files) =>
    files
      .filter((file) => isScript(file) && !isTest(file) && !SPEAKS_HTTP.test(file.path))
      .filter((file) => importsOf(file).some(({ target }) => target === HTTP_ERROR))
      .map(({ path }) => `${path}: imports an HTTP error; throw a Refusal`),
};

export const appenders: Rule = {
  name: 'only the API appends domain events',
  check: (files) =>
    files
      .filter((file) => isScript(file) && !mayAppend(file))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target, names }) => isAppend(target ?? '', names))
          .map(({ target }) => `${file.path}: imports an append function from ${target}`),
      ),
};

function mayAppend(file: SourceFile): boolean {
  const inProduct = ['services/api', 'db/event-store'].some((folder) => isInside(file.path, folder));
  return (
    inProduct ||
    isInside(file.path, 'bench') ||
    isInside(file.path, 'tests') ||
    (isSpec(file) && isInside(file.path, 'db'))
  );
}

function isAppend(target: string, names: string[]): boolean {
  const fromStore = isInside(target, 'db/event-store');
  return (fromStore && /\/append[^/]*$/.test(target)) || (fromStore && names.some((name) => /^append/i.test(name)));
}
