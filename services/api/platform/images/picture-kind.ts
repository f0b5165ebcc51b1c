/** First bytes, in hexadecimals, of the pictures that are taken. */
const BEGINNINGS = [
  ['png', /^89504e470d0a1a0a/],
  ['jpeg', /^ffd8ff/],
  ['gif', /^474946383761|^474946383961/],
  ['webp', /^52494646.{8}57454250/],
] as const;

/** Kind of a picture by its content, whatever its name says. */
export function pictureKind(bytes: Buffer): 'png' | 'jpeg' | 'gif' | 'webp' | undefined {
  const begin = bytes.toString('hex', 0, 12);
  return BEGINNINGS.find(([, beginning]) => beginning.test(begin))?.[0];
}

/** Whether it is a photograph as some phones make them. */
export const isHeic = (bytes: Buffer): boolean => /^ftyp(?:hei|hev|mif|msf)/.test(bytes.toString('latin1', 4, 12));
