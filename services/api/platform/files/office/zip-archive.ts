import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import type { FileBytes } from '../file-bytes.ts';
import { UnreadableFileError } from '../unreadable-file-error.ts';

const MAX_ENTRIES = 10_000;
/** Unpacked bytes of one part of a workbook: more than a million rows have. */
const MAX_PART = 8_000_000_000;
/** A part below this is no bomb, however well it was packed. */
const FREE_PART = 20_000_000;
const MAX_RATIO = 200;
const PIECE_BYTES = 65_536;
const METHODS: readonly number[] = [0, 8]; // stored, deflated

const BOMB = 'Its parts unpack to far more than a list of notices has. Save the sheet as "CSV UTF-8" and import that.';
const DAMAGED = 'It is an Excel or ZIP file that is cut off or damaged. Copy or send it again.';
const LOCKED = 'Its parts are encrypted. Take the password away in the program that made it, and import it again.';

/** Bytes for yauzl, which reads the directory of the archive with them. */
class Reader extends RandomAccessReader {
  readonly #file: FileBytes;
  /** Fault of the file itself, which yauzl would report as its own error. */
  failure: unknown;

  constructor(file: FileBytes) {
    super();
    this.#file = file;
  }

  override read(target: Buffer, offset: number, length: number, at: number, done: (error: Error | null) => void): void {
    this.#file.read(at, length).then(
      (bytes) => {
        bytes.copy(target, offset);
        done(bytes.length < length ? new Error('unexpected end') : null);
      },
      (error: unknown) => {
        this.failure = error;
        done(new Error('not read', { cause: error }));
      },
    );
  }
}

/** The parts of a ZIP archive by their names. */
export class ZipArchive {
  readonly #file: FileBytes;
  readonly #zip: ZipFile;
  readonly #reader: Reader;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(file: FileBytes, zip: ZipFile, reader: Reader, entries: ReadonlyMap<string, Entry>) {
    this.#file = file;
    this.#zip = zip;
    this.#reader = reader;
    this.#entries = entries;
  }

  /** Reads the directory alone. @throws UnreadableFileError for a damaged archive */
  static async open(file: FileBytes): Promise<ZipArchive> {
    const reader = new Reader(file);
    return orDamaged(reader, async () => {
      const options = { autoClose: false, lazyEntries: true, strictFileNames: false };
      const zip = await fromRandomAccessReaderPromise(reader, file.size, options);
      if (zip.entryCount > MAX_ENTRIES) throw new UnreadableFileError(BOMB);
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry);
      return new ZipArchive(file, zip, reader, entries);
    });
  }

  names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /**
   * The unpacked bytes of a part; none for one that is missing. `onShare` is told the share of the part that has been
   * read. @throws UnreadableFileError for a part that is damaged, encrypted or far too large
   */
  async *part(name: string, onShare: (share: number) => void = () => undefined): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (entry === undefined) return;
    const { compressedSize: packed, uncompressedSize: size } = entry;
    if (size > MAX_PART || (size > FREE_PART && size > packed * MAX_RATIO)) throw new UnreadableFileError(BOMB);
    if (entry.isEncrypted()) throw new UnreadableFileError(LOCKED);
    if (!METHODS.includes(entry.compressionMethod)) throw new UnreadableFileError(DAMAGED);
    const { fileDataStart } = await orDamaged(this.#reader, () =>
      this.#zip.readLocalFileHeaderPromise(entry, { minimal: true }),
    );
    const pieces = this.#pieces(fileDataStart, packed, onShare);
    let left = size;
    for await (const piece of entry.compressionMethod === 0 ? pieces : inflated(pieces)) {
      left -= piece.length;
      if (left < 0) throw new UnreadableFileError(BOMB); // it says less in the directory
      yield piece;
    }
    if (left > 0) throw new UnreadableFileError(DAMAGED);
  }

  async *#pieces(start: number, length: number, onShare: (share: number) => void): AsyncGenerator<Buffer> {
    for (let at = 0; at < length; at += PIECE_BYTES) {
      yield await this.#file.read(start + at, Math.min(PIECE_BYTES, length - at));
      onShare(Math.min(1, (at + PIECE_BYTES) / length));
    }
  }
}

/** An error of the file itself passes; one of the unpacking means that the archive is damaged. */
async function* inflated(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let failure: unknown;
  const watched = (async function* () {
    try {
      yield* pieces;
    } catch (error) {
      failure = error;
      throw error;
    }
  })();
  const unpacked = pipeline(Readable.from(watched), createInflateRaw(), () => undefined); // thrown where it is read
  try {
    for await (const piece of unpacked) yield piece as Buffer;
  } catch (error) {
    throw failure ?? new UnreadableFileError(DAMAGED, { cause: error });
  }
}

async function orDamaged<T>(reader: Reader, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw reader.failure ?? new UnreadableFileError(DAMAGED, { cause: error });
  }
}
