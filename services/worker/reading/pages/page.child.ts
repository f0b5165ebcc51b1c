/**
 * `page.child.ts TYPE PAGE drawn|read`: a process that draws one page of the file from the input, and reads it, to a line of JSON.
 * All memory that it took is given back with its end.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { drawAndReadPage } from './draw-and-read-page.ts';

// Memory and processor belong to the portal first: nothing is cached, one thread draws.
sharp.cache(false);
sharp.concurrency(1);

const [type = '', page = '', how] = process.argv.slice(2);
const file = { type, bytes: await buffer(process.stdin) };
const { picture, thumbnail, ...rest } = await drawAndReadPage(file, Number(page), how === 'drawn');
const [shown, small] = [picture, thumbnail].map((bytes) => bytes?.toString('base64') ?? null);
process.stdout.end(JSON.stringify({ ...rest, picture: shown, thumbnail: small }));
