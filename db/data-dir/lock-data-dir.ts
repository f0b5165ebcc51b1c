import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, StartError } from '../start-error.ts';
import { acquireProcessLock, type HeldLock } from './process-lock.ts';

/**
 * Creates the data folder if it is missing and takes the lock `file` in it.
 * Throws StartError when the folder cannot be written, or with `inUse(pid)` when a living process holds the lock.
 */
export async function lockDataDir(dataDir: string, file: string, inUse: (pid: number) => string): Promise<HeldLock> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    const lock = await acquireProcessLock(join(dataDir, file));
    if (!lock.held) return lock;
    throw new StartError(inUse(lock.pid));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `Cannot write to the data folder ${dataDir} (${errorCode(error)}). Give this user write permission, or set DATA_DIR to another folder.`,
    );
  }
}
