import { createRequire } from 'node:module';
import sharp, { type CreateText } from 'sharp';

const require = createRequire(import.meta.url);
const NASTALIQ = '@expo-google-fonts/noto-nastaliq-urdu/400Regular/NotoNastaliqUrdu_400Regular.ttf';
const MARGIN = 70;
const NARROWEST = 1200;
const LOWEST = 900;

/** A scan of lines of English, as black on white as a good one, turned by so many degrees. */
export const drawLines = (lines: readonly string[], turn = 0): Promise<Buffer> =>
  onPaper({ text: lines.join('\n').replace(/&/g, '&amp;'), font: 'DejaVu Serif 20', spacing: 16 }, turn);

/** A scan of Urdu in Nastaliq. */
export const drawUrdu = (text: string): Promise<Buffer> =>
  onPaper({ text, font: 'Noto Nastaliq Urdu 24', fontfile: require.resolve(NASTALIQ), width: 1000 }, 0);

/** Drawn by Pango and not from SVG, which the API forbids the whole process. */
async function onPaper(text: CreateText, turn: number): Promise<Buffer> {
  const words = await sharp({ text: { dpi: 96, ...text, rgba: true } })
    .png()
    .toBuffer({ resolveWithObject: true });
  const width = Math.max(NARROWEST, words.info.width + 2 * MARGIN);
  const height = Math.max(LOWEST, words.info.height + 2 * MARGIN);
  const paper = sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([{ input: words.data, left: MARGIN, top: MARGIN }])
    .png();
  return sharp(await paper.toBuffer())
    .rotate(turn)
    .webp({ quality: 90 })
    .toBuffer();
}
