import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeXml } from '../../../platform/formats/xml.ts';

/** Words on the picture of a notice. */
export interface CardFacts {
  readonly siteName: string;
  readonly title: string;
  readonly buyer: string;
  readonly closing: string;
  readonly place: string;
  /** Word at the top that says what a reader must not overlook, such as SAMPLE; '' for most. */
  readonly mark: string;
}

const { resolve } = createRequire(import.meta.url);
const FONT_FILES = [
  resolve('@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf'),
  resolve('@expo-google-fonts/pt-serif/400Regular/PTSerif_400Regular.ttf'),
  resolve('@expo-google-fonts/noto-nastaliq-urdu/700Bold/NotoNastaliqUrdu_700Bold.ttf'),
  resolve('@expo-google-fonts/noto-nastaliq-urdu/400Regular/NotoNastaliqUrdu_400Regular.ttf'),
];

const FONTS = 'PT Serif, Noto Nastaliq Urdu';
const LEFT = 70;
const WIDTH = 1060;
const TITLE = { top: 142, height: 262, sizes: [68, 58, 50, 43, 36], letters: 180 } as const;
const BUYER = { height: 96, letters: 62 } as const;

interface Style {
  readonly size: number;
  readonly color: string;
  readonly isBold?: boolean;
}

interface Drawn {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly isFromRight: boolean;
}

let ready: Promise<Buffer> | undefined;

/** Draws the picture, 1200 by 630, with the fonts that come along: a machine may have none. */
export async function drawCard(facts: CardFacts): Promise<Buffer> {
  ready ??= prepare();
  const background = await ready;
  const title = await fittingTitle(facts.title);
  const site = await line(facts.siteName, { size: 36, color: '#ffffff', isBold: true }, 32);
  const mark = await line(facts.mark, { size: 30, color: '#e3b04b', isBold: true }, 20);
  const buyer = await line(facts.buyer, { size: 32, color: '#545f58' }, BUYER.letters);
  const closing = await line(facts.closing, { size: 38, color: '#0b5739', isBold: true }, 40);
  const place = await line(facts.place, { size: 30, color: '#16211b' }, 32);
  const below = TITLE.top + (title?.height ?? 0) + 26;
  return sharp(background)
    .composite([
      ...at(site, LEFT + 84, 50),
      ...fromRight(mark, 50),
      ...(title === undefined ? [] : [{ ...overlay(title), top: TITLE.top, left: leftOf(title) }]),
      ...(buyer === undefined ? [] : [{ ...overlay(buyer), top: below, left: leftOf(buyer) }]),
      ...at(closing, LEFT, 576),
      ...fromRight(place, 576),
    ])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Makes the fonts known by drawing a letter of each: a text names one file, and takes from all what that lacks. */
async function prepare(): Promise<Buffer> {
  for (const fontfile of FONT_FILES)
    await sharp({ text: { text: 'a', font: 'PT Serif', fontfile } })
      .raw()
      .toBuffer();
  return readFile(new URL('background.png', import.meta.url));
}

async function fittingTitle(text: string): Promise<Drawn | undefined> {
  let drawn: Drawn | undefined;
  for (const size of TITLE.sizes) {
    drawn = await draw(cut(text, TITLE.letters), { size, color: '#16211b', isBold: true }, TITLE.height);
    if (drawn === undefined || drawn.height < TITLE.height) return drawn;
  }
  return drawn;
}

const line = (text: string, style: Style, letters: number) => draw(cut(text, letters), style, BUYER.height);

/** Letters in a picture of their own, at most `height` of it; undefined when nothing can be seen of them. */
async function draw(text: string, { size, color, isBold = false }: Style, height: number): Promise<Drawn | undefined> {
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const picture = sharp({
    text: {
      text: `<span foreground="${color}">${escapeXml(text)}</span>`,
      font: `${FONTS} ${isBold ? 'Bold ' : ''}${size}`,
      fontfile: FONT_FILES[0] ?? '',
      width: WIDTH,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  });
  const { data, info } = await picture.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  const isFromRight = beginsFromRight(text);
  if (info.height <= height && info.width <= WIDTH) {
    return { data, width: info.width, height: info.height, isFromRight };
  }
  const part = { left: 0, top: 0, width: Math.min(info.width, WIDTH), height: Math.min(info.height, height) };
  return { ...part, data: await sharp(data).extract(part).png({ compressionLevel: 1 }).toBuffer(), isFromRight };
}

const overlay = ({ data }: Drawn): OverlayOptions => ({ input: data });
const leftOf = ({ width, isFromRight }: Drawn) => (isFromRight ? LEFT + WIDTH - width : LEFT);

/** Overlay in the middle of a line at `y`. */
const at = (drawn: Drawn | undefined, left: number, y: number): OverlayOptions[] =>
  drawn === undefined ? [] : [{ ...overlay(drawn), left, top: Math.max(0, Math.round(y - drawn.height / 2)) }];

const fromRight = (drawn: Drawn | undefined, y: number) => at(drawn, LEFT + WIDTH - (drawn?.width ?? 0), y);

const beginsFromRight = (text: string) => /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text.normalize('NFC'));

/** One line of letters that the fonts may have: pictures and control characters have no place in it. */
function cut(text: string, letters: number): string {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Extended_Pictographic}\p{Cc}\p{Co}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const all = [...plain];
  return all.length <= letters
    ? plain
    : `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`;
}
