import { open } from 'node:fs/promises';
import { setImmediate as otherWork } from 'node:timers/promises';
import { errorCode, messageOf } from '#db/start-error.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

/** Small enough that a request of somebody else never waits long for its turn. */
const PIECE_BYTES = 65_536;

/** The bytes of a file, wherever they are kept. */
export interface FileBytes {
  readonly size: number;
  /** The bytes from `at` on, as many as `length` unless the file ends before. */
  read(at: number, length: number): Promise<Buffer>;
}

export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Callback with the number of bytes that have been read so far. */
  readonly onBytes?: ((bytes: number) => void) | undefined;
}

/** The file piece by piece. Ends early, without an error, on abort. */
export async function* piecesOf(file: FileBytes, { signal, onBytes }: ReadOptions = {}): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.size && !signal?.aborted; at += PIECE_BYTES) {
    const piece = await file.read(at, PIECE_BYTES);
    onBytes?.(at + piece.length);
    yield piece;
    await otherWork();
  }
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EACCES: 'This user may not read it.',
  EPERM: 'This user may not read it.',
  EISDIR: 'It is a folder. Name one file.',
};

const refuse = (error: unknown): never => {
  throw new UnreadableFileError(UNREADABLE[errorCode(error) ?? ''] ?? messageOf(error), { cause: error });
};

/** A file on a disk. @throws UnreadableFileError also from `read`, where it went away or was changed since this call */
export async function diskBytes(path: string): Promise<FileBytes> {
  const look = async (at: number, length: number) => {
    const handle = await open(path).catch(refuse);
    try {
      const { size, mtimeMs, ino } = await handle.stat();
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
      return { size, state: `${ino} ${size} ${mtimeMs}`, bytes: buffer.subarray(0, bytesRead) };
    } catch (error) {
      return refuse(error);
    } finally {
      await handle.close();
    }
  };
  const first = await look(0, 1);
  return {
    size: first.size,
    async read(at, length) {
      const { state, bytes } = await look(at, length);
      if (state === first.state) return bytes;
      throw new UnreadableFileError('It was changed while it was being read. Import it again when it is complete.');
    },
  };
}
