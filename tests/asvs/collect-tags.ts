import type { SourceFile } from '../architecture/rule.ts';

/** A test or a rule, by the ids that its title carries. */
export interface Proof {
  readonly path: string;
  /** Without the tags. */
  readonly title: string;
  readonly ids: readonly string[];
}

/** The first argument of a call, on one line: what a test or describe is called. */
const TITLE = /\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1\s*,/g;
/** Name of a rule of the architecture. */
const NAME = /\bname: (['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g;
const TAG = /\s*\[(ASVS [^\]]*|[A-Z]\d+(?:, [A-Z]\d+)*)\]/g;

/** Every title that carries `[ASVS 6.3.1]`, `[ASVS 6.3.1, 6.1.1]`, `[S1]` or `[S1, X2]`. */
export function collectTags(files: readonly SourceFile[]): Proof[] {
  return files.flatMap((file) => {
    const pattern = patternFor(file.path);
    return pattern === undefined
      ? []
      : [...file.text.matchAll(pattern)].flatMap(([, , text = '']) => proofOf(file.path, text));
  });
}

function patternFor(path: string): RegExp | undefined {
  if (path.startsWith('tests/asvs/asvs.spec.')) return undefined; // shows tags that are wrong
  if (/\.spec\.tsx?$/.test(path)) return TITLE;
  return /^tests\/architecture\/[\w-]+\.rule\.ts$/.test(path) ? NAME : undefined;
}

function proofOf(path: string, text: string): Proof[] {
  const tags = [...text.matchAll(TAG)].map(([, tag = '']) => tag);
  const ids = tags.flatMap((tag) => tag.replace(/^ASVS /, '').split(', '));
  const title = text.replaceAll(TAG, '').replace(/\\(.)/g, '$1');
  return ids.length === 0 ? [] : [{ path, title, ids }];
}
