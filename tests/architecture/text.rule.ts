import { isCode, isInside, isScript, isSpec, isTest, type Rule, type SourceFile } from './rule.ts';
import { importsOf, lineOf } from './syntax.ts';

/** The first place of each file that matches. */
export function occurrences(files: SourceFile[], pattern: RegExp): string[] {
  return files.flatMap((file) => {
    const match = pattern.exec(file.text);
    return match ? [`${lineOf(file, match.index)}: ${match[0].trim()}`] : [];
  });
}

export const escapedTemplates: Rule = {
  name: 'templates write nothing unescaped [ASVS 1.2.1] [M1]',
  check: (files) =>
    occurrences(
      files.filter(({ path }) => isInside(path, 'templates')),
      /\{\{[{&]/,
    ),
};

export const compiledTemplates: Rule = {
  name: 'templates are compiled at build only [ASVS 1.3.2, 1.3.7] [M4]',
  check: (files) =>
    files
      .filter((file) => isScript(file) && !isTest(file) && !isInside(file.path, 'templates/build'))
      .flatMap((file) => [
        ...occurrences([file], /\b[Hh]andlebars\s*\.\s*(pre)?compile\b/),
        ...importsOf(file)
          .filter(({ specifier, names }) => specifier === 'handlebars' && names.some((name) => /compile/i.test(name)))
          .map(() => `${file.path}: imports compile of handlebars`),
      ]),
};

const HOMES = ['work', 'root', 'farm', 'home', 'tmp', 'Users'].join('|');
const MACHINE_PATH = new RegExp(`(^|[^\\w.~@-])/(${HOMES})/[\\w.-]`, 'm');

export const machinePaths: Rule = {
  name: 'no file names a folder of somebody’s machine',
  check: (files) => occurrences(files, MACHINE_PATH),
};

const REGISTRY = new RegExp(
  `//(${['registry', 'npm', 'artifactory', 'nexus'].join('|')})\\.[a-z]|^@?[\\w:/-]*registry\\s*=`,
  'm',
);

export const registryHosts: Rule = {
  name: 'no file names a package registry',
  check: (files) => occurrences(files, REGISTRY),
};

const OFF = new RegExp(
  `\\b(it|test|describe|suite)\\s*\\.\\s*(${['only', 'skip', 'to' + 'do', 'fails'].join('|')})\\b`,
);

export const testsSwitchedOn: Rule = {
  name: 'no test is switched off or alone',
  check: (files) => occurrences(files.filter(isSpec), OFF),
};

const UNFINISHED = new RegExp(
  `\\b(${['to' + 'do', 'fix' + 'me', 'not imple' + 'mented', 'st' + 'ub'].join('|')})\\b`,
  'i',
);

export const finished: Rule = {
  name: 'nothing is announced as unfinished',
  check: (files) => occurrences(files.filter(isCode), UNFINISHED),
};

/** The first words of a comment: after its opening, behind code, or of a line of its own that does not go on with the one before. */
const NO_NOUN =
  /(?:\/\*\*\s+(?:\*\s+)?|^(?!\s*(?:\/\/|--))[^\n]*\n\s*(?:\/\/|--) |(?<![\s\S])(?:\/\/|--) |[;,{})\]] \/\/ )(?:of|what|who)\b.*/im;

export const commentsNameThings: Rule = {
  name: 'comments begin with the thing that they are about',
  check: (files) => occurrences(files.filter(isCode), NO_NOUN),
};
