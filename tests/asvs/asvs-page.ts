import type { SourceFile } from '../architecture/rule.ts';
import { collectTags, type Proof } from './collect-tags.ts';
import { type Line, requirements, threats } from './read-list.ts';

const HEAD = `# Security requirements and their tests

Written by \`node tests/asvs/main.ts\`; do not edit. The list is tests/asvs/requirements.txt (the requirements of OWASP ASVS 5.0.0
that apply, in our words) and tests/asvs/threats.txt; the tests are those whose titles carry the number, such as
\`[ASVS 6.3.1]\` or \`[S1]\`. No row is empty: what no test proves says why, or where it is written down. This is our own
tracing, no certificate.
`;

/** docs/asvs.md as it has to be. */
export function asvsPage(files: readonly SourceFile[]): string {
  const proofs = collectTags(files);
  const list = requirements();
  const parts = [
    `## Requirements\n\n${summary(list, proofs)}\n\n${table(['number', 'level', 'requirement'], list, proofs)}`,
    ...threats().map(({ title, lines }) => `## ${title}\n\n${table(['row', 'threat'], lines, proofs)}`),
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
  const head = [...columns, 'proved by', 'otherwise'];
  const rows = lines.map((line) => {
    const cells = [line.id, ...(columns.length === 3 ? [line.level] : []), line.text];
    return row([...cells, proofsOf(line.id, proofs).map(link).join('<br>'), line.remarks.map(remark).join('<br>')]);
  });
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const link = ({ path, title }: Proof) =>
  `[${title.replace(/\$\{[^}]*\}/g, '…').replace(/[|[\]<>]/g, (sign) => `\\${sign}`)}](../${path})`;

function remark({ kind, text }: Line['remarks'][number]): string {
  if (kind !== 'documented') return `*${kind}*: ${text}`;
  const [file = '', heading = ''] = text.split('#');
  return `[${heading}](${file.startsWith('docs/') ? file.slice('docs/'.length) : `../${file}`}#${anchor(heading)})`;
}

const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
