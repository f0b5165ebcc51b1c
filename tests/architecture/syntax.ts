import { posix } from 'node:path';
import { type ESTree, type ParseResult, parseSync, Visitor, type VisitorObject } from 'vite';
import type { SourceFile } from './rule.ts';

export type Import = {
  specifier: string;
  /** The file of ours that is meant, or undefined for a package. */
  target: string | undefined;
  /** Erased before running: `import type`, `export type`, `import('x').T`. */
  typeOnly: boolean;
  dynamic: boolean;
  names: string[];
};

const parsed = new WeakMap<SourceFile, ParseResult>();
const imported = new WeakMap<SourceFile, Import[]>();

function parse(file: SourceFile): ParseResult {
  const known = parsed.get(file);
  if (known) return known;
  const result = parseSync(file.path, file.text);
  const [error] = result.errors;
  if (error) throw new Error(`${file.path} cannot be parsed: ${error.message}`);
  parsed.set(file, result);
  return result;
}

/** Walks the syntax tree of a TypeScript or TSX file. */
export function visit(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parse(file).program);
}

export function lineOf(file: SourceFile, offset: number): string {
  return `${file.path}:${file.text.slice(0, offset).split('\n').length}`;
}

/** Everything that the file imports or re-exports, whatever the form. */
export function importsOf(file: SourceFile): Import[] {
  const known = imported.get(file);
  if (known) return known;
  const found: Import[] = [];
  const add = (source: ESTree.Node | null, typeOnly: boolean, names: string[] = [], dynamic = false) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    const specifier = source.value;
    found.push({ specifier, target: resolveImport(file.path, specifier), typeOnly, dynamic, names });
  };
  visit(file, {
    ImportDeclaration(node) {
      const names = node.specifiers.map((specifier) =>
        specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*',
      );
      const inlineTypes = node.specifiers.map((one) => one.type === 'ImportSpecifier' && one.importKind === 'type');
      add(node.source, node.importKind === 'type' || (names.length > 0 && inlineTypes.every(Boolean)), names);
    },
    ExportNamedDeclaration(node) {
      const names = node.specifiers.map((specifier) => nameOf(specifier.local));
      add(node.source, node.exportKind === 'type', names);
    },
    ExportAllDeclaration(node) {
      add(node.source, node.exportKind === 'type', ['*']);
    },
    ImportExpression(node) {
      add(node.source, false, ['*'], true);
    },
    TSImportType(node) {
      add(node.source, true, ['*']);
    },
  });
  imported.set(file, found);
  return found;
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name;
}

function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  return undefined;
}
