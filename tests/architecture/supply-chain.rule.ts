import { isCode, type Rule, type SourceFile } from './rule.ts';

type LockEntry = {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
};
type Manifest = {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

function fileNamed(files: SourceFile[], path: string): string {
  return files.find((file) => file.path === path)?.text ?? '';
}

/** Packages of the lock file by their place in node_modules; without the project itself. */
function lockEntries(files: SourceFile[]): [string, LockEntry][] {
  const lock: { packages?: Record<string, LockEntry> } = JSON.parse(fileNamed(files, 'package-lock.json') || '{}');
  return Object.entries(lock.packages ?? {}).filter(([place]) => place !== '');
}

function manifestOf(files: SourceFile[]): Manifest {
  return JSON.parse(fileNamed(files, 'package.json') || '{}');
}

export const lockedPackages: Rule = {
  name: 'the lock file holds a sha512 of every package and no download host [ASVS 15.1.2]',
  check: (files) =>
    lockEntries(files).flatMap(([place, { integrity, resolved, link }]) => [
      ...(integrity?.startsWith('sha512-') ? [] : [`package-lock.json: ${place} has no sha512`]),
      ...(resolved === undefined && !link ? [] : [`package-lock.json: ${place} names where it came from`]),
    ]),
};

export const completeLock: Rule = {
  name: 'the lock file holds the packages of every platform; npm ci refuses one that lacks any',
  check: (files) => {
    const entries = lockEntries(files);
    const places = new Set(entries.map(([place]) => place));
    return entries.flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !foldersAround(place).some((folder) => places.has(`${folder}node_modules/${name}`)))
        .map((name) => `package-lock.json: ${place} needs ${name}, which has no entry`),
    );
  },
};

/** Where Node looks for what a package needs: its own folder, then each one around it. */
function foldersAround(place: string): string[] {
  const folders = [`${place}/`];
  for (let rest = place; rest !== ''; ) {
    rest = rest.slice(0, rest.lastIndexOf('node_modules/'));
    folders.push(rest);
  }
  return folders;
}

/** First versions without a known hole that would reach us. */
const FLOORS: Record<string, string> = {
  handlebars: '4.7.9',
  mjml: '5.1.0',
  nodemailer: '10.4.1',
  'body-parser': '2.2.1',
  'proxy-addr': '2.0.8',
  qs: '6.15.4',
  'express-rate-limit': '8.2.2',
};

export const versionFloors: Rule = {
  name: 'packages with known holes are at least at their mended versions [ASVS 15.2.1]',
  check: (files) =>
    lockEntries(files).flatMap(([place, { version = '0', dev }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      // A copy deep inside a development tool never meets a stranger's input.
      const nestedTool = dev === true && place.indexOf('node_modules/') !== place.lastIndexOf('node_modules/');
      const floor = FLOORS[name];
      return floor && !nestedTool && isBelow(version, floor)
        ? [`package-lock.json: ${name} ${version} is below ${floor}`]
        : [];
    }),
};

function isBelow(version: string, floor: string): boolean {
  const parts = (text: string) => text.split(/[.-]/).map((part) => Number.parseInt(part, 10) || 0);
  const [have, need] = [parts(version), parts(floor)];
  const at = need.findIndex((part, index) => part !== (have[index] ?? 0));
  return at !== -1 && (have[at] ?? 0) < (need[at] ?? 0);
}

/** Production packages incl. all platform variants; raise it knowingly (metrics and traces took fifteen). */
const MAX_RUNTIME_PACKAGES = 275;

export const packageCount: Rule = {
  name: `at most ${MAX_RUNTIME_PACKAGES} packages are installed for running`,
  check: (files) => {
    const count = lockEntries(files).filter(([, { dev }]) => !dev).length;
    return count > MAX_RUNTIME_PACKAGES ? [`package-lock.json: ${count} packages`] : [];
  },
};

export const exactVersions: Rule = {
  name: 'package.json names exact versions and runs nothing on install',
  check: (files) => {
    const { scripts = {}, dependencies = {}, devDependencies = {} } = manifestOf(files);
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, range]) => !/^\d+\.\d+\.\d+/.test(range),
    );
    const onInstall = Object.keys(scripts).filter((name) => /^(pre|post)?(install|prepare|prepublish)/.test(name));
    return [
      ...loose.map(([name, range]) => `package.json: ${name} ${range}`),
      ...onInstall.map((name) => `package.json: script ${name}`),
    ];
  },
};

export const usedPackages: Rule = {
  name: 'every package that package.json names is used; types come with those that need them',
  check: (files) => {
    const { dependencies = {}, devDependencies = {} } = manifestOf(files);
    const users = files.filter((file) => isCode(file) || file.path === 'biome.json');
    return Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => !name.startsWith('@types/') && !users.some(({ text }) => text.includes(name)))
      .map((name) => `package.json: ${name} is not used`);
  },
};

const NPM_SETTINGS = [
  /^min-release-age=([7-9]|\d{2,})$/m,
  /^strict-allow-scripts=true$/m,
  /^save-exact=true$/m,
  /^allow-git=none$/m,
  /^allow-remote=none$/m,
];

export const npmSettings: Rule = {
  name: '.npmrc refuses fresh releases, unnamed install scripts and foreign sources [ASVS 15.2.1]',
  check: (files) =>
    NPM_SETTINGS.filter((setting) => !setting.test(fileNamed(files, '.npmrc'))).map(
      (setting) => `.npmrc: lacks ${setting}`,
    ),
};
