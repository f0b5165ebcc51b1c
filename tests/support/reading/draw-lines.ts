import { createRequire } from 'node:module';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const NASTALIQ = '@expo-google-fonts/noto-nastaliq-urdu/400Regular/NotoNastaliqUrdu_400Regular.ttf';
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A scan of lines of English, as black on white as a good one. */
export function drawLines(lines: readonly string[], turn = 0): Promise<Buffer> {
  const [width, step] = [1200, 52];
  const height = Math.max(900, (lines.length + 3) * step);
  const texts = lines.map((line, at) => `<text x="70" y="${(at + 2) * step}">${escaped(line)}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="white"/><g font-family="DejaVu Serif, serif" font-size="27">${texts}</g></svg>`;
  return sharp(Buffer.from(svg)).rotate(turn).webp({ quality: 90 }).toBuffer();
}

/** A scan of Urdu in Nastaliq. */
export async function drawUrdu(text: string): Promise<Buffer> {
  const words = await sharp({
    text: { text, font: 'Noto Nastaliq Urdu 24', fontfile: require.resolve(NASTALIQ), width: 1000, rgba: true },
  })
    .png()
    .toBuffer();
  const { width, height } = await sharp(words).metadata();
  return sharp({ create: { width: width + 150, height: height + 150, channels: 3, background: 'white' } })
    .composite([{ input: words }])
    .webp({ quality: 90 })
    .toBuffer();
}
