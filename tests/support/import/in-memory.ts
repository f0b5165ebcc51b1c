import type { FileBytes } from '../../../services/api/platform/files/file-bytes.ts';

/** A file that is not on a disk. */
export const inMemory = (bytes: Buffer): FileBytes => ({
  size: bytes.length,
  read: (at, length) => Promise.resolve(bytes.subarray(at, at + length)),
});
