/* Draws the raster images of web/public from their SVG sources: `node web/art/render.ts`. Needs the font Noto Serif. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const source = (name: string) => fileURLToPath(new URL(name, import.meta.url));

await sharp(source('share-card.svg')).jpeg({ quality: 82, mozjpeg: true }).toFile(source('../public/share-card.jpg'));

const notice = new URL('../../services/api/modules/tenders/card/background.png', import.meta.url);
await sharp(source('notice-card.svg')).png({ compressionLevel: 9, palette: true }).toFile(fileURLToPath(notice));

for (const size of [180, 512]) {
  await sharp(source('../public/favicon.svg'), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(source(`../public/icon-${size}.png`));
}

/* Icon that browsers ask of every site, also on pages that name none: one PNG of 32 pixels in an ICO's frame. */
const icon = await sharp(source('../public/favicon.svg'), { density: 72 })
  .resize(32, 32)
  .png({ compressionLevel: 9, palette: true })
  .toBuffer();
const frame = Buffer.alloc(22);
[0, 1, 1].forEach((value, at) => {
  frame.writeUInt16LE(value, at * 2);
});
frame.writeUInt8(32, 6);
frame.writeUInt8(32, 7);
frame.writeUInt16LE(1, 10);
frame.writeUInt16LE(32, 12);
frame.writeUInt32LE(icon.length, 14);
frame.writeUInt32LE(frame.length, 18);
await writeFile(source('../public/favicon.ico'), Buffer.concat([frame, icon]));
