import sharp from 'sharp';
import { Draw, type Notice } from './layouts/notice.ts';

const WIDTH = 1240;
const MARGIN = 80;
/** Each with the width of its letters beside that of the widest. */
const FONTS = [
  { name: 'DejaVu Serif', wide: 1 },
  { name: 'DejaVu Sans', wide: 1 },
  { name: 'Lato', wide: 0.88 },
  { name: 'PT Serif', wide: 0.88 },
];
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A paper as a scanner or a telephone gives it: askew, grey, noisy, packed too much. */
export async function drawScan(notice: Notice, seed: number): Promise<Buffer> {
  const draw = new Draw(seed + 1000);
  const [font, size] = [draw.of(FONTS), 21 + draw.below(5)];
  const { rows, height } = layOut(notice, (text) => widthOf(text) * size * font.wide, size);
  const paper = draw.of(['#ffffff', '#f4f1e8', '#d9d7d0', '#c9c8c4']);
  const ink = draw.of(['#000000', '#1c1c1c', '#333333']);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>
    <g font-family="${font.name}" fill="${ink}">${rows.join('')}</g></svg>`;
  const askew = (draw.below(31) - 15) / 10;
  const drawn = sharp(await sharp(Buffer.from(svg)).png().toBuffer()).rotate(askew, { background: paper });
  const { data, info } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const noise = draw.below(40);
  for (let at = 0; at < data.length; at++)
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + draw.below(2 * noise + 1) - noise));
  const scan = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const blur = draw.below(3);
  const share = draw.of([1, 1, 0.8, 1.3]);
  return (blur === 0 ? scan : scan.blur(0.3 + blur * 0.3))
    .resize({ width: Math.round(info.width * share) })
    .jpeg({ quality: draw.of([85, 60, 40]) })
    .toBuffer();
}

/** Width of a text in pixels, rather more than less. */
type Measure = (text: string) => number;

const widthOf = (text: string) =>
  [...text].reduce(
    (sum, letter) => sum + (/[A-Z&%@mwMW]/.test(letter) ? 0.74 : /[a-z0-9$]/.test(letter) ? 0.61 : 0.38),
    0,
  );

interface Drawn {
  readonly words: string;
  readonly x: number;
  /** Pixels below the last one. */
  readonly down: number;
  readonly how: string;
}

const INNER = WIDTH - 2 * MARGIN;
/** Pixels between two columns of a table. */
const GAP = 24;

function layOut({ lines }: Notice, measure: Measure, size: number): { rows: string[]; height: number } {
  const rows: string[] = [];
  let y = 90;
  const add = ({ words, x, down, how }: Drawn) => {
    y += down;
    rows.push(`<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${size}" ${how}>${escaped(words)}</text>`);
  };
  for (const [at, line] of lines.entries()) {
    const [, mark = '', text = ''] = /^(#{0,2}) ?(.*)$/.exec(line) ?? [];
    if (line.includes('|')) columns(text, tableAround(lines, at), measure, size).forEach(add);
    else (mark === '' ? body(text, measure, size) : heading(text, mark, measure, size)).forEach(add);
    y += size * 1.75;
  }
  return { rows, height: Math.round(y + 120) };
}

/** The row and those of as many columns right before and after it. */
function tableAround(lines: readonly string[], at: number): string[][] {
  const columnsOf = (line: string | undefined) => line?.split('|').length;
  const isRow = (line: string | undefined) => columnsOf(line) === columnsOf(lines[at]);
  let [first, last] = [at, at];
  while (isRow(lines[first - 1])) first -= 1;
  while (isRow(lines[last + 1])) last += 1;
  return lines.slice(first, last + 1).map((line) => line.split('|').map((cell) => cell.trim()));
}

/** Each column as wide as its longest cell; where they do not fit, in smaller letters, as newspapers do. */
function columns(text: string, table: readonly string[][], measure: Measure, size: number): Drawn[] {
  const count = Math.max(...table.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, at) => Math.max(...table.map((row) => measure(row[at] ?? ''))));
  const share = Math.min(1, (INNER - (count - 1) * GAP) / widths.reduce((sum, width) => sum + width, 0));
  return text.split('|').map((cell, at) => ({
    words: cell.trim(),
    x: MARGIN + widths.slice(0, at).reduce((sum, width) => sum + width * share + GAP, 0),
    down: 0,
    how: share < 1 ? `style="font-size:${(size * share).toFixed(1)}px"` : '',
  }));
}

const body = (text: string, measure: Measure, size: number): Drawn[] =>
  wrapped(text, (line) => measure(line) <= INNER).map((words, at) => ({
    ...{ words, x: MARGIN, down: at > 0 ? size * 1.45 : 0, how: '' },
  }));

function heading(text: string, mark: string, measure: Measure, size: number): Drawn[] {
  const share = mark === '#' ? 1.3 : 1.1;
  return wrapped(text, (line) => measure(line) * share * 1.1 <= INNER).map((words, at) => ({
    ...{ words, x: WIDTH / 2, down: at > 0 ? size * 1.7 : 0 },
    how: `text-anchor="middle" font-weight="bold" style="font-size:${size * share}px"`,
  }));
}

function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && !fits(`${line} ${word}`)) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
