import { isInside, isScript, isSpec, type Rule, type SourceFile } from './rule.ts';
import { importsOf, lineOf, visit } from './syntax.ts';
import { occurrences } from './text.rule.ts';

/** The floors of the browser application, upper ones first; a floor imports only the ones below it. */
const FLOORS = [['web/app'], ['web/pages'], ['web/features'], ['web/components', 'web/lib']];

const floorOf = (path: string) => FLOORS.findIndex((floor) => floor.some((folder) => isInside(path, folder)));
const featureOf = (path: string) => /^web\/features\/([^/]+)\//.exec(path)?.[1];

export const webFloors: Rule = {
  name: 'in web, app → pages → features → components and lib, and never back',
  check: (files) =>
    inWeb(files).flatMap((file) =>
      importsOf(file)
        .flatMap(({ target }) => target ?? [])
        .filter((target) => floorOf(target) !== -1 && floorOf(target) < floorOf(file.path))
        .map((target) => `${file.path}: imports ${target}, which stands above it`),
    ),
};

export const webFeatures: Rule = {
  name: 'in web, no feature imports another',
  check: (files) =>
    inWeb(files)
      .filter(({ path }) => featureOf(path))
      .flatMap((file) =>
        importsOf(file)
          .flatMap(({ target }) => target ?? [])
          .filter((target) => featureOf(target) && featureOf(target) !== featureOf(file.path))
          .map((target) => `${file.path}: imports ${target}`),
      ),
};

/** A form is the whole content of these pages; all others fetch their forms when they are needed. */
const FORM_PAGES = ['auth', 'admin-login', 'forgot-password', 'reset-password'].map(
  (name) => `web/pages/account/${name}.tsx`,
);
const ZOD_FREE = /^(web\/app\/entry-client\.tsx?$|web\/pages\/|contracts\/(vocabulary|rules)\/)/;

export const webFirstLoad: Rule = {
  name: 'what a page loads first does not contain zod, nor do the vocabulary and the rules that it shares with the API',
  check: (files) => {
    const byPath = new Map(files.map((file) => [file.path, file]));
    return files
      .filter((file) => isScript(file) && !isSpec(file))
      .filter(({ path }) => ZOD_FREE.test(path) && !FORM_PAGES.includes(path))
      .flatMap((first) => chainsToZod(first, byPath));
  },
};

/** Follows what is loaded at once (static and not erased) and answers the first chain that ends at zod. */
function chainsToZod(entry: SourceFile, byPath: Map<string, SourceFile>): string[] {
  const chains: [SourceFile, string][] = [[entry, entry.path]];
  const seen = new Set([entry.path]);
  for (const [file, chain] of chains) {
    const eager = importsOf(file).filter(({ typeOnly, dynamic }) => !typeOnly && !dynamic);
    if (eager.some(({ specifier }) => /^zod(\/|$)/.test(specifier))) return [`${chain} → zod`];
    for (const { target } of eager) {
      const next = target === undefined || seen.has(target) ? undefined : byPath.get(target);
      if (!next || !isScript(next)) continue;
      seen.add(next.path);
      chains.push([next, `${chain} → ${next.path}`]);
    }
  }
  return [];
}

/** Attributes whose words people read or hear. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'alt', 'label', 'legend', 'placeholder', 'title']);
const WORDS = /\p{L}{2}/u;

export const webTexts: Rule = {
  name: 'what web says to people stands beside what shows it, in messages.<language>.ts',
  check: (files) =>
    inWeb(files)
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap((file) => {
        const found: string[] = [];
        const note = (start: number, text: string) => {
          if (WORDS.test(text)) found.push(`${lineOf(file, start)}: ${text.trim()}`);
        };
        visit(file, {
          JSXText: ({ start, value }) => note(start, value),
          JSXAttribute({ start, name, value }) {
            if (name.type !== 'JSXIdentifier' || !SPOKEN.has(name.name) || value?.type !== 'Literal') return;
            note(start, String(value.value));
          },
        });
        return found;
      }),
};

const VARIANTS = String.raw`(?:[\w/-]+(?:\[[^\]]*\])?:)*`;
const SIDED = ['m[lr]', 'p[lr]', 'scroll-[mp][lr]', 'border-[lr]', 'rounded-[lr]', 'rounded-[tb][lr]'].join('|');
/** Utilities that name a side of the screen where one of the reading direction exists (`ms-`, `pe-`, `start-`, `text-end`). */
const SIDED_CLASS = new RegExp(
  `["'\`\\s]${VARIANTS}-?!?(?:(?:${SIDED})-[\\w[(]|(?:left|right)-(?:\\d|\\[|\\(|auto|full|px)|(?:text|float)-(?:left|right)\\b)`,
);
const SIDED_STYLE = /(?:^|[;{\s])(?:(?:margin|padding|border)-(?:left|right)|left|right)\s*:/m;

export const webDirections: Rule = {
  name: 'the layout of web follows the reading direction, so that it can be turned round for Urdu',
  check: (files) => [
    ...occurrences(inWeb(files), SIDED_CLASS),
    ...occurrences(
      files.filter(({ path }) => /^web\/.*\.css$/.test(path)),
      SIDED_STYLE,
    ),
  ],
};

function inWeb(files: SourceFile[]): SourceFile[] {
  return files.filter((file) => isScript(file) && isInside(file.path, 'web') && !isSpec(file));
}
