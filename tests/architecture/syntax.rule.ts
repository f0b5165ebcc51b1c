import type { ESTree } from 'vite';
import { isInside, isScript, isTest, type Rule, type SourceFile } from './rule.ts';
import { importsOf, lineOf, visit } from './syntax.ts';

export const noAny: Rule = {
  name: 'nothing is typed any, no type error is silenced',
  check: (files) =>
    files.filter(isScript).flatMap((file) => {
      const found: string[] = [];
      visit(file, {
        TSAnyKeyword(node) {
          found.push(`${lineOf(file, node.start)}: typed any`);
        },
      });
      const silenced = /@ts-(ignore|nocheck)\b/.exec(file.text);
      if (silenced) found.push(`${lineOf(file, silenced.index)}: ${silenced[0]}`);
      return found;
    }),
};

const READS_ENVIRONMENT = ['.ci', 'tests', 'bench', 'services/launcher'];
const MAY_READ_ENVIRONMENT = /^(services\/platform\/config|services\/([a-z-]+\/)+main|web\/build|vitest\.config)\.ts$/;

export const environment: Rule = {
  name: 'the environment is read only where programs start, in services/platform/config.ts, builds and tests',
  check: (files) =>
    files
      .filter((file) => isScript(file) && !mayReadEnvironment(file))
      .flatMap((file) => {
        const found: string[] = [];
        visit(file, {
          MemberExpression(node) {
            if (isMember(node, 'process', 'env')) found.push(`${lineOf(file, node.start)}: process.env`);
          },
        });
        const names = importsOf(file).filter(({ specifier }) => /^(node:)?process$/.test(specifier));
        if (names.some((one) => one.names.includes('env'))) found.push(`${file.path}: imports env of node:process`);
        return found;
      }),
};

function mayReadEnvironment(file: SourceFile): boolean {
  const { path } = file;
  return isTest(file) || MAY_READ_ENVIRONMENT.test(path) || READS_ENVIRONMENT.some((folder) => isInside(path, folder));
}

function isMember(node: ESTree.MemberExpression, object: string, property: string): boolean {
  const named = node.property.type === 'Identifier' ? node.property.name : undefined;
  const quoted = node.property.type === 'Literal' ? node.property.value : undefined;
  return node.object.type === 'Identifier' && node.object.name === object && (named ?? quoted) === property;
}

/** Says what text it is for, and that none of it comes from people. */
const HOLDS_SERVER_TEXT = 'services/api/rebuild/server-text.ts';
const QUERY_METHODS = new Set(['query', 'prepared', 'queryStream', 'raw']);

export const queryText: Rule = {
  name: 'values reach Postgres as parameters: no query text is glued together [ASVS 1.2.4] [X8]',
  check: (files) =>
    files
      .filter((file) => isScript(file) && !isTest(file))
      .flatMap((file) => {
        const found: string[] = [];
        const glued = gluedConstants(file);
        visit(file, {
          CallExpression(node) {
            const [first] = node.arguments;
            if (!first || !QUERY_METHODS.has(calledMethod(node))) return;
            if (queryParts(first).some((part) => isGlued(part, glued)))
              found.push(`${lineOf(file, node.start)}: glued query text`);
          },
          Identifier(node) {
            if (node.name.startsWith('__dangerous__') && file.path !== HOLDS_SERVER_TEXT)
              found.push(`${lineOf(file, node.start)}: ${node.name}`);
          },
        });
        return found;
      }),
};

function calledMethod(node: ESTree.CallExpression): string {
  const { callee } = node;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}

/** The text of a query: the argument itself, or `text` in `{ name, text, values }`. */
function queryParts(argument: ESTree.Argument): ESTree.Node[] {
  if (argument.type !== 'ObjectExpression') return [argument];
  return argument.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'text'
      ? [property.value]
      : [],
  );
}

function isGlued(node: ESTree.Node, glued: Set<string>): boolean {
  if (node.type === 'TemplateLiteral') return node.expressions.length > 0;
  if (node.type === 'BinaryExpression') return node.left.type !== 'Literal' || node.right.type !== 'Literal';
  return node.type === 'Identifier' && glued.has(node.name);
}

/** Names of variables of the file that were given a glued text, so that one step of indirection hides nothing. */
function gluedConstants(file: SourceFile): Set<string> {
  const found = new Set<string>();
  visit(file, {
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && init.type !== 'Identifier' && isGlued(init, found)) found.add(id.name);
    },
  });
  return found;
}
