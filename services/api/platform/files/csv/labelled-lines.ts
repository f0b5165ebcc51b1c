import type { CsvShape, Recognize } from './find-header.ts';

/** A label before a colon, also in the bold letters of messengers. */
const LABELLED = /^[^\p{L}\p{N}]*([^:,;|\t*"]{2,40}?)\s*\*?\s*:(?!\/)[\s*]*(.*?)[\s*]*$/u;
/** Fields that the labels name at least. */
const LEAST = 3;
/** Share of the lines that have a label at least. */
const MOST = 0.6;

const cell = (text: string) => `"${text.trim().replaceAll('"', '""')}"`;

/**
 * Lines such as `City: Multan` as two cells each. A line without a label goes on with the one above, but for one behind a
 * blank line, which is the title of what follows.
 */
export function labelLines(text: string): string {
  let isBehindBlank = false;
  const lines = text.split('\n').map((line) => {
    const [, label, value = ''] = LABELLED.exec(line) ?? [];
    const title = isBehindBlank ? `${cell(line)},""` : `"",${cell(line)}`;
    isBehindBlank = !/[\p{L}\p{N}]/u.test(line);
    if (isBehindBlank) return '';
    return label === undefined ? title : `${cell(label)},${cell(value)}`;
  });
  return lines.join('\n');
}

/** The shape of a text whose lines have labels that name fields of a notice; undefined of any other. */
export function labelledShape(text: string, recognize: Recognize): CsvShape | undefined {
  const lines = text.split('\n').map((line) => ({ line, label: LABELLED.exec(line)?.[1] }));
  const written = lines.filter(({ line }) => line.trim() !== '');
  const labels = new Set(written.flatMap(({ label }) => label ?? []));
  const labelled = written.filter(({ label }) => label !== undefined).length;
  if (labelled < written.length * MOST || recognize([...labels]) < LEAST) return undefined;
  const first = lines.findIndex(({ label }) => label !== undefined);
  const [, label = '', value = ''] = LABELLED.exec(lines[first]?.line ?? '') ?? [];
  return { delimiter: ',', columns: [label, value.trim()], headerLine: first + 1 };
}
