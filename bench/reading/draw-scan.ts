import sharp from 'sharp';
import { Draw, type Notice } from './layouts/notice.ts';

const WIDTH = 1240;
const MARGIN = 80;
const FONTS = ['DejaVu Serif', 'DejaVu Sans', 'Lato', 'PT Serif'];
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A paper as a scanner or a telephone gives it: askew, grey, noisy, packed too much. */
export async function drawScan(notice: Notice, seed: number): Promise<Buffer> {
  const draw = new Draw(seed + 1000);
  const [font, size] = [draw.of(FONTS), 21 + draw.below(5)];
  const { rows, height } = layOut(notice, size);
  const paper = draw.of(['#ffffff', '#f4f1e8', '#d9d7d0', '#c9c8c4']);
  const ink = draw.of(['#000000', '#1c1c1c', '#333333']);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>
    <g font-family="${font}" fill="${ink}">${rows.join('')}</g></svg>`;
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

function layOut({ lines }: Notice, size: number): { rows: string[]; height: number } {
  const rows: string[] = [];
  let y = 90;
  for (const line of lines) {
    const [, mark = '', text = ''] = /^(#{0,2}) ?(.*)$/.exec(line) ?? [];
    const drawn = line.includes('|') ? columns(text, size) : mark === '' ? body(text, size) : heading(text, mark, size);
    for (const { words, x, down, how } of drawn) {
      y += down;
      rows.push(`<text x="${x}" y="${Math.round(y)}" font-size="${size}" ${how}>${escaped(words)}</text>`);
    }
    y += size * 1.75;
  }
  return { rows, height: Math.round(y + 120) };
}

interface Drawn {
  readonly words: string;
  readonly x: number;
  /** Pixels below the last one. */
  readonly down: number;
  readonly how: string;
}

const INNER = WIDTH - 2 * MARGIN;
const most = (size: number) => Math.floor(INNER / (size * 0.56));

const columns = (text: string, size: number): Drawn[] =>
  text.split('|').map((part, at, all) => {
    const words = part.trim();
    const long = Math.min(INNER / all.length - 20, words.length * size * 0.5);
    return { words, x: MARGIN + (at * INNER) / all.length, down: 0, how: `textLength="${long}"` };
  });

const body = (text: string, size: number): Drawn[] =>
  wrapped(text, most(size)).map((words, at) => ({ words, x: MARGIN, down: at > 0 ? size * 1.45 : 0, how: '' }));

const heading = (text: string, mark: string, size: number): Drawn[] =>
  wrapped(text, Math.floor(most(size) / 1.3)).map((words, at) => ({
    ...{ words, x: WIDTH / 2, down: at > 0 ? size * 1.7 : 0 },
    how: `text-anchor="middle" font-weight="bold" style="font-size:${size * (mark === '#' ? 1.3 : 1.1)}px"`,
  }));

function wrapped(text: string, most: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length + 1 > most && line !== '') lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
