import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { BARE_ENVIRONMENT } from '../../../../../tests/support/bare-environment.ts';
import {
  bomb,
  dataUrl,
  GIF_SCRIPT,
  HTML,
  picture,
  pictureWithExif,
  SVG,
} from '../../../../../tests/support/tenders/image-files.ts';
import { encodeImage } from './encode-image.ts';

const refusal = (url: string) =>
  encodeImage(url).then(
    () => 'accepted',
    (error: { kind?: string; errors?: Record<string, string> }) => `${error.kind} ${error.errors?.imageUrl}`,
  );

const UNREADABLE = 'invalid The image cannot be read. Save it anew as PNG or JPG and try again';
const WRONG_TYPE = 'invalid The file is not what its name says. Choose a PNG, JPG or GIF image';
const NOT_TAKEN = 'invalid Choose a PNG, JPG or GIF image';

describe('an uploaded image is drawn anew', () => {
  test.each(['png', 'jpeg', 'gif'] as const)('%s becomes WebP of the same size', async (type) => {
    const { ref, bytes } = await encodeImage(dataUrl(type, await picture(type)));
    expect(ref).toMatchObject({ type: 'image/webp', width: 60, height: 40 });
    expect(await sharpFormat(bytes)).toEqual({ format: 'webp', width: 60, height: 40 });
  });

  test('the same picture is the same image, another is another', async () => {
    const [first, again, other] = await Promise.all([
      encodeImage(dataUrl('png', await picture('png'))),
      encodeImage(dataUrl('png', await picture('png'))),
      encodeImage(dataUrl('png', await picture('png', 60, 40, 2))),
    ]);
    expect(again.ref.hash).toBe(first.ref.hash);
    expect(other.ref.hash).not.toBe(first.ref.hash);
  });

  test('its long side is at most 2400 pixels', async () => {
    const { ref } = await encodeImage(dataUrl('jpeg', await picture('jpeg', 3000, 300)));
    expect(ref).toMatchObject({ width: 2400, height: 240 });
  });

  test('stands upright and says nothing of its maker [ASVS 14.2.8] [I4]', async () => {
    const file = await pictureWithExif();
    expect(file.includes('SECRET-EXIF')).toBe(true);
    const { ref, bytes } = await encodeImage(dataUrl('jpeg', file));
    expect(ref).toMatchObject({ width: 40, height: 60 });
    expect(bytes.includes('SECRET-EXIF')).toBe(false);
    expect((await sharpMetadata(bytes)).exif).toBeUndefined();
  });

  test('what hangs on behind it is gone [ASVS 5.2.2] [I2]', async () => {
    const file = Buffer.concat([await picture('png'), HTML]);
    const { bytes } = await encodeImage(dataUrl('png', file));
    expect(bytes.includes('<script>')).toBe(false);
  });

  test('only the first picture of a moving one is kept', async () => {
    const frames = await Promise.all([1, 2, 3].map((seed) => picture('png', 20, 10, seed)));
    const moving = await sharpJoin(frames);
    const { ref } = await encodeImage(dataUrl('gif', moving));
    expect(ref).toMatchObject({ width: 20, height: 10 });
  });
});

describe('a file that is no image of ours is refused [ASVS 1.3.4, 5.2.2] [I1]', () => {
  test.each([
    ['an SVG as it says', 'svg+xml', SVG, NOT_TAKEN],
    ['an SVG as a PNG', 'png', SVG, WRONG_TYPE],
    ['HTML as a PNG', 'png', HTML, WRONG_TYPE],
    ['a script that begins like a GIF', 'gif', GIF_SCRIPT, UNREADABLE],
    ['the bare beginning of a PNG before an SVG', 'png', Buffer.concat([bomb(1, 1).subarray(0, 8), SVG]), UNREADABLE],
    ['nothing', 'png', Buffer.alloc(0), WRONG_TYPE],
    [
      '10,000 × 10,000 pixels in 12 kB',
      'png',
      bomb(10_000, 10_000),
      'invalid The image has too many pixels. Scale it down and try again',
    ],
    ['more than 5 MB', 'png', Buffer.alloc(6 * 1024 * 1024), 'invalid File size should be less than 5MB'],
  ])('%s', async (_, type, bytes, expected) => expect(await refusal(dataUrl(type, bytes))).toBe(expected));

  test('a JPEG as a PNG [ASVS 5.2.2] [I2]', async () =>
    expect(await refusal(dataUrl('png', await picture('jpeg')))).toBe(WRONG_TYPE));

  test.each(['png', 'jpeg', 'gif'] as const)('half a %s', async (type) => {
    const whole = await picture(type, 200, 200);
    expect(await refusal(dataUrl(type, whole.subarray(0, whole.length / 2)))).toBe(UNREADABLE);
  });

  test.each([
    ['a space within', 'data:image/png;base64,iVBO Rw0KGgo='],
    ['letters of the other alphabet', 'data:image/png;base64,_-__'],
    ['no padding', 'data:image/png;base64,iVBORw0KGg'],
    ['bits to spare', 'data:image/png;base64,iVBORw0KGgp='],
  ])('base64 with %s', async (_, url) =>
    expect(await refusal(url)).toBe('invalid The image did not arrive whole. Please choose it again'),
  );

  test.each([
    'data:text/html;base64,PGI+',
    'data:image/png,iVBOR',
    'data:image/webp;base64,UklG',
    'data:image/PNG;base64,iVBORw0KGgo=',
    'data:image/png;charset=utf-8;base64,iVBORw0KGgo=',
  ])('%s', async (url) => expect(await refusal(url)).toBe(NOT_TAKEN));
});

test('the library itself reads no SVG, nor TIFF [ASVS 1.3.4] [I1]', async () => {
  const png = await picture('png');
  for (const bytes of [SVG, await sharp(png).tiff().toBuffer()]) {
    await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
  }
});

test('a bomb costs neither time nor memory [ASVS 5.2.6] [I3]', async () => {
  const url = dataUrl('png', bomb(10_000, 10_000));
  const before = process.memoryUsage.rss();
  const started = performance.now();
  await refusal(url);
  expect(performance.now() - started).toBeLessThan(500);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
});

test.each([
  ['one row of 40 million pixels', 40_000_000, 1],
  ['one column of them', 1, 40_000_000],
  ['a width a little too long', 10_001, 1],
  ['a height a little too long', 1, 16_385],
])('%s is refused unread: it would take gigabytes, or seconds [ASVS 5.2.6] [I3]', async (_, width, height) => {
  const url = dataUrl('png', bomb(width, height, width * height > 1e6 ? 'grey' : 'colour'));
  const started = performance.now();
  expect(await refusal(url)).toBe('invalid The image has too many pixels. Scale it down and try again');
  expect(performance.now() - started).toBeLessThan(1000);
});

test('a decoded picture of more than 160 MB is refused [ASVS 5.2.6] [I3]', async () => {
  const deep = sharp({ create: { width: 5000, height: 5000, channels: 4, background: '#123' } });
  const bytes = await deep.toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer();
  expect(await refusal(dataUrl('png', bytes))).toMatch(/too many pixels/);
});

/** Places that state the environment of an API, which bounds what pictures leave behind in memory. */
const STARTERS = [
  'Dockerfile',
  'deploy/systemd/ailaan-api@.service',
  'services/launcher/processes/supervise-service.ts',
];
const arenas = (starter: string) =>
  /MALLOC_ARENA_MAX\W+(\d+)/.exec(readFileSync(new URL(`../../../../../${starter}`, import.meta.url), 'utf8'))?.[1];

test('thirty of the largest at once stay below the memory of the container; those beyond come back later [ASVS 15.2.2] [I5]', {
  timeout: 120_000,
}, async () => {
  const [MALLOC_ARENA_MAX, ...others] = STARTERS.map(arenas);
  for (const other of others) expect(other).toBe(MALLOC_ARENA_MAX);
  const flat = sharp({ create: { width: 10_000, height: 4000, channels: 4, background: '#808080' } });
  const kinds = [
    // nearly 5 MB: what follows the end of the picture is passed over
    dataUrl('png', Buffer.concat([bomb(10_000, 4000, 'colour'), Buffer.alloc(4_700_000)])),
    dataUrl('png', await flat.clone().png({ progressive: true }).toBuffer()),
    dataUrl('jpeg', await flat.clone().jpeg({ progressive: true }).toBuffer()),
    dataUrl('gif', await flat.clone().gif({ effort: 1 }).toBuffer()),
  ];
  const child = new URL('../../../../../tests/support/tenders/encode-many.child.ts', import.meta.url);
  for (const urls of [kinds.slice(0, 1), kinds]) {
    const env = { ...BARE_ENVIRONMENT, ...(MALLOC_ARENA_MAX && { MALLOC_ARENA_MAX }) };
    const encoder = spawn(process.execPath, [fileURLToPath(child)], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    encoder.stdin.end(urls.join('\n'));
    const { megabytes, busy } = JSON.parse(await text(encoder.stdout)) as { megabytes: number; busy: number };
    expect(busy).toBeGreaterThan(0);
    // the container has 768 MB, of which an API at work takes some 300; both count the 75 of a bare process
    expect(megabytes + 300 - 75).toBeLessThan(768);
  }
});

test('a picture that the machine had no time for is no wrong one: it may come again', async () => {
  const url = dataUrl('png', await picture('png'));
  // in the words of the library
  const slow = vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error('timeout: 42% complete'));
  try {
    await expect(encodeImage(url)).rejects.toMatchObject({ kind: 'busy', retryAfter: 5 });
    expect(await refusal(url)).toBe('accepted');
  } finally {
    slow.mockRestore();
  }
});

test('at most twenty wait [ASVS 15.2.2] [I5]', async () => {
  const url = dataUrl('jpeg', await picture('jpeg', 300, 300));
  const outcomes = await Promise.all(Array.from({ length: 25 }, () => refusal(url)));
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome.startsWith('busy'))).toHaveLength(5);
});

async function sharpFormat(bytes: Buffer) {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
}

const sharpMetadata = (bytes: Buffer) => sharp(bytes).metadata();

const sharpJoin = (frames: Buffer[]) =>
  sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
