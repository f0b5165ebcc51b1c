import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holderOf } from '../data-dir/process-lock.ts';
import { errorCode, StartError } from '../start-error.ts';

/**
 * The connection string of the embedded Postgres that another process of ours runs on `dataDir`; undefined when none
 * runs. Throws StartError when this user may not use it.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  if ((await holderOf(join(dataDir, 'postgres.lock'))) === undefined) return undefined;
  try {
    const state = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    const password = await readFile(join(dataDir, 'postgres-password'), 'utf8');
    if (state[7]?.trim() !== 'ready')
      throw new StartError('The database is just starting or stopping. Try again in a moment.');
    return embeddedUrl(password, Number(state[3]));
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (errorCode(error) === 'ENOENT')
      throw new StartError('The database is just being created. Try again in a moment.');
    throw new StartError(
      `This user may not read the data folder ${dataDir} (${errorCode(error)}). Run the command as the user of npm start.`,
    );
  }
}

/** The superuser's connection string to the product's database. */
export function embeddedUrl(password: string, port: number): string {
  return `postgres://ailaan:${password}@127.0.0.1:${port}/ailaan`;
}
