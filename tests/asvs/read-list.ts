import { readFileSync } from 'node:fs';

/** Why no test proves a line, or where it is written down; `documented` names `file#heading`. */
export interface Remark {
  readonly kind: string;
  readonly text: string;
}

/** A requirement of ASVS 5.0 in our words, or a threat. */
export interface Line {
  readonly id: string;
  /** L1, L2 or L3; empty for threats. */
  readonly level: string;
  readonly text: string;
  readonly remarks: readonly Remark[];
}

export interface Part {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** Honest words for what no test proves. Only `deviates` goes with tests of the rest. */
export const REMARKS = ['not built', 'not applicable', 'operator', 'by absence', 'deviates', 'documented'] as const;

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

export const requirements = (): Line[] => parse(read('requirements.txt')).flatMap(({ lines }) => lines);

export const threats = (): Part[] => parse(read('threats.txt'));

/** `# title of a part`, `id [level] words`, and below it indented `kind: words`. @throws Error naming what it cannot read */
export function parse(text: string): Part[] {
  const parts: { title: string; lines: (Line & { remarks: Remark[] })[] }[] = [];
  for (const row of text.split('\n').filter((one) => one.trim() !== '')) {
    const part = parts.at(-1);
    const [, title] = /^# (.+)$/.exec(row) ?? [];
    const [, kind, words] = /^ {2}([a-z ]+): (.+)$/.exec(row) ?? [];
    const [, id, level = '', wording] = /^([A-Z]?[\d.]+) (?:(L[123]) )?(.+)$/.exec(row) ?? [];
    if (title !== undefined || part === undefined) parts.push({ title: title ?? '', lines: [] });
    if (title !== undefined) continue;
    if (id !== undefined && wording !== undefined) parts.at(-1)?.lines.push({ id, level, text: wording, remarks: [] });
    else if (kind !== undefined && words !== undefined) part?.lines.at(-1)?.remarks.push({ kind, text: words });
    else throw new Error(`Cannot read: ${row}`);
  }
  return parts;
}
