import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createDeflate,
  createGzip,
  deflate,
  gzip,
  type Zlib,
} from 'node:zlib';

/** Bytes from which a body is compressed; shorter ones grow by it, or save less than a packet. */
const WORTH_COMPRESSING = 1024;
const COMPRESSIBLE = /^text\/|^application\/([\w.-]+\+)?(json|xml)\b/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Codings in the order of our liking. */
const CODINGS = ['br', 'gzip', 'deflate'] as const;
export type Coding = (typeof CODINGS)[number];

/** The coding that the caller weighs most; among equals ours. Undefined: the body goes out as it is. */
export function chooseCoding(acceptEncoding: string): Coding | undefined {
  const weights = new Map<string, number>();
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weigh = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  const best = CODINGS.toSorted((a, b) => weigh(b) - weigh(a))[0] ?? 'br';
  return weigh(best) > 0 && weigh(best) >= (weights.get('identity') ?? 0) ? best : undefined;
}

export const isCompressible = (contentType: string) => COMPRESSIBLE.test(contentType);
export const isWorthCompressing = (body: Buffer) => body.length >= WORTH_COMPRESSING;

const WHOLE: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body),
  deflate: (body) => promisify(deflate)(body),
};
const STREAM: Readonly<Record<Coding, () => Transform & Zlib>> = {
  br: () => createBrotliCompress(BROTLI),
  gzip: () => createGzip(),
  deflate: () => createDeflate(),
};

export const compress = (coding: Coding, body: Buffer): Promise<Buffer> => WHOLE[coding](body);
export const compressor = (coding: Coding): Transform => STREAM[coding]();
