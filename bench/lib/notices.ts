import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAKE = fileURLToPath(new URL('../data/run.ts', import.meta.url));

/** Makes sure that `dir` is a database of `count` notices, of `npm run bench:data`. Half-made ones bear another name. */
export async function ensureNotices(dir: string, count: number): Promise<void> {
  if (existsSync(dir)) return;
  console.log(`making ${count.toLocaleString('en')} notices in ${dir} ...`);
  await mkdir(dirname(dir), { recursive: true });
  await rm(`${dir}.made`, { recursive: true, force: true });
  const args = [MAKE, '--tenders', String(count), '--dir', `${dir}.made`];
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`The notices could not be made: ${code}`);
  await rename(`${dir}.made`, dir);
}
