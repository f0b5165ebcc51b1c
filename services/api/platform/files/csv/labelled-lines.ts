import type { CsvShape, Recognize } from './find-header.ts';

/** Letters of a label. */
const LABEL = { least: 2, most: 40, without: /[,;|\t*"]/ } as const;
/** Fields that the labels name at least. */
const LEAST = 3;
/** Share of the lines that have a label at least. */
const MOST = 0.6;

/** When and, but for what the messenger itself says, by whom a message of a chat was written. */
export const CHAT =
  /^\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?(?:\]| -) (?:[^:]{1,40}: )?/i;

/** The lines of a text; of a chat those of messages that begin with no label are blank. */
function linesOf(text: string): readonly string[] {
  const lines = text.split('\n');
  const isTitle = (next = '') => !CHAT.test(next) && labelled(next) !== undefined;
  let isTalk = false;
  return lines.map((line, at) => {
    const begins = CHAT.test(line);
    if (begins || isTalk) isTalk = labelled(line) === undefined && !(begins && isTitle(lines[at + 1]));
    return isTalk ? '' : line;
  });
}

/** A label before a colon and what stands behind it, also in the bold letters of messengers. */
export function labelled(written: string): { readonly label: string; readonly value: string } | undefined {
  const line = written.replace(CHAT, '');
  const at = line.indexOf(':');
  if (at < 0 || line[at + 1] === '/') return undefined;
  const label = bare(line.slice(0, at)).replace(/^[^\p{L}\p{N}]+/u, '');
  const isLabel = label.length >= LABEL.least && label.length <= LABEL.most && !LABEL.without.test(label);
  const isCell = /^\s*[,;|\t]/.test(line.slice(at + 1)); // a heading with a colon, and beside it a cell
  return isLabel && !isCell ? { label, value: bare(line.slice(at + 1)) } : undefined;
}

/** Without spaces and asterisks around it. */
function bare(text: string): string {
  const isSign = (letter: string | undefined) => letter !== undefined && /[\s*]/.test(letter);
  let [first, end] = [0, text.length];
  while (end > 0 && isSign(text[end - 1])) end--;
  while (first < end && isSign(text[first])) first++;
  return text.slice(first, end);
}

/** The number of a notice in a list. */
const NUMBER = /^\W{0,3}\d{1,3}[).:-]\s/;
const TITLE = 'Title';
const untitled = (line: string) => bare(bare(line).replace(NUMBER, ''));

const cell = (text: string) => `"${text.trim().replaceAll('"', '""')}"`;

/**
 * Lines such as `City: Multan` as two cells each. A line without a label goes on with the one above, but for one behind a
 * blank line, which is the title of what follows: where no label is one, of a notice.
 */
export function labelLines(text: string, isUntitled = false): string {
  let isBehindBlank = false;
  const lines = linesOf(text).map((line) => {
    const said = labelled(line);
    const title = isUntitled ? `${TITLE},${cell(untitled(line))}` : `${cell(line)},""`;
    const other = isBehindBlank || (isUntitled && NUMBER.test(line)) ? title : `"",${cell(line)}`;
    isBehindBlank = !/[\p{L}\p{N}]/u.test(line);
    if (isBehindBlank) return '';
    return said === undefined ? other : `${cell(said.label)},${cell(said.value)}`;
  });
  return lines.join('\n');
}

/** The shape of a text whose lines have labels that name fields of a notice; undefined of any other. */
export function labelledShape(text: string, recognize: Recognize): CsvShape | undefined {
  const lines = linesOf(text).map((line) => ({ line, label: labelled(line)?.label }));
  const written = lines.filter(({ line }) => line.trim() !== '');
  const labels = new Set(written.flatMap(({ label }) => label ?? []));
  const many = written.filter(({ label }) => label !== undefined).length;
  if (many < written.length * MOST || recognize([...labels]) < LEAST) return undefined;
  const first = lines.findIndex(({ label }) => label !== undefined);
  const above = lines[first - 1]?.line ?? '';
  if (above.trim() !== '' && recognize([...labels, TITLE]) > recognize([...labels]))
    return { delimiter: ',', columns: [TITLE, untitled(above)], headerLine: first, isUntitled: true };
  const { label = '', value = '' } = labelled(lines[first]?.line ?? '') ?? {};
  return { delimiter: ',', columns: [label, value], headerLine: first + 1 };
}
