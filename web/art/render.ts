/* Draws the raster images of web/public from their SVG sources: `node web/art/render.ts`. Needs the font Noto Serif. */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const source = (name: string) => fileURLToPath(new URL(name, import.meta.url));

await sharp(source('share-card.svg')).jpeg({ quality: 82, mozjpeg: true }).toFile(source('../public/share-card.jpg'));

for (const size of [180, 512]) {
  await sharp(source('../public/favicon.svg'), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(source(`../public/icon-${size}.png`));
}
