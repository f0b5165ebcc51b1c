import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastestFolder } from '../fastest-folder.ts';

/** An empty folder, for forAllTests or forEachAnew. */
export async function temporaryFolder(parent: string = tmpdir()) {
  const path = await mkdtemp(join(parent, 'ailaan-test-'));
  return {
    path,
    /** Path of something in it. */
    at: (...names: readonly string[]) => join(path, ...names),
    close: () => rm(path, { recursive: true, force: true }),
  };
}

/** The same for much data, such as that of a Postgres. */
export const fastFolder = async () => temporaryFolder(await fastestFolder());
