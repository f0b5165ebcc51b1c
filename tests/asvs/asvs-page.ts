import type { SourceFile } from '../architecture/rule.ts';
import { collectTags, type Proof } from './collect-tags.ts';
import { type Line, requirements, threats } from './read-list.ts';

const HEAD = `# Security requirements and their tests

What applies of OWASP ASVS 5.0.0, and threats. A row links the files with tests whose titles carry its number, such as \`[ASVS 6.3.1]\` or
\`[S1]\`, or says why there is none. Our own tracing, no certificate. \`node tests/asvs/main.ts\` writes this page.
`;

/** docs/asvs.md as it has to be. */
export function asvsPage(files: readonly SourceFile[]): string {
  const proofs = collectTags(files);
  const list = requirements();
  const parts = [
    `## Requirements\n\n${summary(list, proofs)}\n\n${table(['number', 'level', 'requirement', 'met by'], list, proofs)}`,
    ...threats().map(({ title, lines }) => `## ${title}\n\n${table(['number', 'threat', 'met by'], lines, proofs)}`),
  ];
  return `${HEAD}\n${parts.join('\n\n')}\n`;
}

export const proofsOf = (id: string, proofs: readonly Proof[]) => proofs.filter(({ ids }) => ids.includes(id));

function summary(list: readonly Line[], proofs: readonly Proof[]): string {
  const proved = list.filter(({ id }) => proofsOf(id, proofs).length > 0);
  const count = (kind: string) => list.filter(({ remarks }) => remarks.some((remark) => remark.kind === kind)).length;
  return [
    `${list.length} requirements: ${proved.length} have a test`,
    `${count('documented')} are documents`,
    `${count('deviates')} deviate in part`,
    `${count('not built')} are not built`,
    `${count('operator')} are the operator’s`,
    `${count('not applicable') + count('by absence')} have nothing to apply to.`,
  ].join(', ');
}

function table(columns: readonly string[], lines: readonly Line[], proofs: readonly Proof[]): string {
  const head = [columns, columns.map(() => '---')].map(joined);
  return [...head, ...lines.map((line) => joined(cells(line, proofs)))].join('\n');
}

/** Number, level (requirements only), name, where it is met. */
function cells(line: Line, proofs: readonly Proof[]): string[] {
  const paths = [...new Set(proofsOf(line.id, proofs).map(({ path }) => path))];
  const links = paths.map((path) => `[${fileLabel(path)}](../${path})`).join(' ');
  const where = [links, ...line.remarks.map(remark)].filter((part) => part !== '').join('; ');
  return [line.id, ...(line.level === '' ? [] : [line.level]), line.text, where];
}

/** Without spaces around the signs, which a page of 300 rows would only carry along. */
const joined = (row: readonly string[]) => `|${row.join('|')}|`;

/** `session` of `users/sign-in/session.int.spec.ts`. */
const fileLabel = (path: string) =>
  path.slice(path.lastIndexOf('/') + 1).replace(/(\.int|\.redis|\.smtp)*\.(spec|rule)\.tsx?$/, '');

function remark({ kind, text }: Line['remarks'][number]): string {
  if (kind !== 'documented') return `*${kind}*: ${text}`;
  const [file = '', heading = ''] = text.split('#');
  const path = file.startsWith('docs/') ? file.slice('docs/'.length) : `../${file}`;
  return `[${path}](${path}#${anchor(heading)})`;
}

const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
