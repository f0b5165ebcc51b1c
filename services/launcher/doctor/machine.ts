import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { errorCode } from '#db/start-error.ts';
import { version } from '../../platform/metrics/version.ts';
import { isPatched } from '../../platform/node-version.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const FEW_BYTES = 1e9;
const NO_BYTES = 1e8;

const BUILT = [
  ['web pages', 'web/dist/server/', 'web/build.ts'],
  ['mail templates', 'templates/dist/', 'templates/build.ts'],
] as const;

/** The checkout, and what is built of it. `npm start` builds by itself, so outside production nothing is wrong. */
export function checkBuild(production: boolean, root = new URL('../../../', import.meta.url)): Finding {
  const lacking = BUILT.filter(([, folder]) => !existsSync(new URL(folder, root)));
  if (lacking.length === 0) return ok('build', `Ailaan ${version()}, built`);
  const says = `Ailaan ${version()}: the ${lacking.map(([name]) => name).join(' and ')} are not built`;
  const advice = `Run ${lacking.map(([, , script]) => `node ${script}`).join(' and ')}`;
  return production ? fail('build', says, advice) : warn('build', says, `${advice}, or npm start, which does it`);
}

export function checkNode(
  { production, allowUnpatchedNode }: { readonly production: boolean; readonly allowUnpatchedNode: boolean },
  node: string = process.versions.node,
): Finding {
  if (isPatched(node) || !production) return ok('node', `Node ${node}`);
  const says = `Node ${node} has a remotely usable hole in its Brotli decoder (CVE-2026-111497)`;
  const advice = 'Install Node 22.23.4, 24.22.1, 26.12.1 or later';
  return allowUnpatchedNode ? warn('node', says, advice) : fail('node', says, advice);
}

/** Free space of the data folder, which may not be made yet, and whether this user may write there. */
export async function checkDisk(dataDir: string): Promise<readonly Finding[]> {
  const folder = nearest(dataDir);
  const place = folder === dataDir ? dataDir : `${folder}, where ${relative(folder, dataDir)} is not made yet`;
  const disk = await statfs(dataDir).catch(async (error: unknown) => {
    if (errorCode(error) === 'ENOENT') return statfs(folder);
    return `${dataDir} cannot be looked at (${errorCode(error)})`;
  });
  if (typeof disk === 'string') return [fail('disk', disk, 'Set DATA_DIR to a folder that this user may use')];
  // a service with a database of its own may live without the folder
  const refused = folder === dataDir && (await access(dataDir, constants.W_OK).then(() => undefined, errorCode));
  return [
    judgeDisk(disk, place),
    ...(refused
      ? [
          warn(
            'data folder',
            `This user may not write to ${dataDir} (${refused})`,
            'Run doctor as the user of the portal, or give this one the folder',
          ),
        ]
      : []),
  ];
}

function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

/** Disk as `statfs` answers; a file system that does not count files has 0 of them. */
interface Disk {
  readonly bsize: number;
  readonly bavail: number;
  readonly files: number;
  readonly ffree: number;
}

export function judgeDisk({ bsize, bavail, files, ffree }: Disk, place: string): Finding {
  const free = bavail * bsize;
  const says = `${(free / 1e9).toFixed(1)} GB free at ${place}`;
  const advice = 'Make room: without it writes are answered 503';
  if (files > 0 && ffree === 0)
    return fail('disk', `${says}, but no further file can be made there (inodes)`, 'Delete files that nobody needs');
  if (free < NO_BYTES) return fail('disk', says, advice);
  return free < FEW_BYTES ? warn('disk', says, advice) : ok('disk', says);
}
