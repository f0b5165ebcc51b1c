import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { errorCode, StartError } from '../../start-error.ts';
import type { Seal } from './seal.ts';

/** A seal as it is written down outside the database; hashes in hex. */
const Line = z.object({
  no: z.number().int(),
  first: z.number().int(),
  last: z.number().int(),
  events: z.number().int(),
  sealedAt: z.string(),
  seal: z.string(),
  signature: z.string(),
});
export type PublishedSeal = Readonly<z.infer<typeof Line>>;

/** Far more than one line is long. */
const TAIL_BYTES = 4096;
const NEW_LINE = 10;

export function toPublished({ no, first, last, events, sealedAt, seal, signature }: Seal): PublishedSeal {
  const hex = { seal: seal.toString('hex'), signature: signature.toString('hex') };
  return { no, first, last, events, sealedAt: sealedAt.toISOString(), ...hex };
}

/**
 * All seals published in the file, in its order; [] when there is no file. Lines that are no seals are passed over.
 * @throws StartError when it cannot be read
 */
export async function readPublished(path: string): Promise<PublishedSeal[]> {
  const text = await readFile(path, 'utf8').catch(emptyIfMissing(path));
  return text.split('\n').flatMap(parseLine);
}

/** The seal published last, read from the end of the file. @throws StartError when it cannot be read */
export async function lastPublished(path: string): Promise<PublishedSeal | undefined> {
  const tail = await tailOf(path, TAIL_BYTES);
  return tail.toString('utf8').split('\n').flatMap(parseLine).at(-1);
}

/**
 * Appends seals to the file, on the disk when it answers; makes the file and its folder. A line that a crash cut off
 * stays alone on its own. @throws StartError when it cannot be written
 */
export async function publish(path: string, seals: readonly PublishedSeal[]): Promise<void> {
  const lines = seals.map((seal) => `${JSON.stringify(seal)}\n`).join('');
  const [end = NEW_LINE] = await tailOf(path, 1);
  const isCut = end !== NEW_LINE;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await appendFile(path, isCut ? `\n${lines}` : lines, { mode: 0o644, flush: true });
  } catch (error) {
    throw unusable(path, 'written', error);
  }
}

/** The last bytes of the file, at most so many; none where there is no file. */
async function tailOf(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path).catch(emptyIfMissing(path));
  if (file === '') return Buffer.alloc(0);
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, bytes));
    await file.read(tail, 0, tail.length, size - tail.length);
    return tail;
  } finally {
    await file.close();
  }
}

function parseLine(line: string): PublishedSeal[] {
  try {
    const { data } = Line.safeParse(JSON.parse(line));
    return data === undefined ? [] : [data];
  } catch {
    return [];
  }
}

function emptyIfMissing(path: string): (error: unknown) => '' {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw unusable(path, 'read', error);
  };
}

const unusable = (path: string, how: 'read' | 'written', error: unknown) =>
  new StartError(
    `The published seals ${path} cannot be ${how} (${errorCode(error)}). Give this user that place, or set AUDIT_PUBLISH to another file.`,
    { cause: error },
  );
