import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tests/support/listen.ts';
import { until } from '../../../tests/support/until.ts';
import { DIRECTUS_SCHEMA } from './table.ts';

export const TOKEN = 'directus-benchmark-token';
const CLI = fileURLToPath(new URL('../node_modules/directus/cli.js', import.meta.url));

/** Directus over `directus.tender` in the database at `url`, without cache, limits and telemetry; `folder` is for its files. */
export async function startDirectus(url: string, folder: string) {
  const port = Number(await freePort());
  const [extensions, uploads] = [join(folder, 'extensions'), join(folder, 'uploads')];
  await Promise.all([extensions, uploads].map((path) => mkdir(path, { recursive: true })));
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: url,
    DB_SEARCH_PATH: `array:${DIRECTUS_SCHEMA}`,
    SECRET: 'benchmark '.repeat(4),
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: TOKEN,
    ADMIN_TOKEN: TOKEN,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    EXTENSIONS_PATH: extensions,
    STORAGE_LOCAL_ROOT: uploads,
    CACHE_ENABLED: 'false',
    TELEMETRY: 'false',
    WEBSOCKETS_ENABLED: 'false',
    MCP_ENABLED: 'false',
    LOG_LEVEL: 'error',
  };
  const run = (command: string) => spawn(process.execPath, [CLI, command], { env, cwd: folder, stdio: 'inherit' });
  const [code] = await once(run('bootstrap'), 'exit');
  if (code !== 0) throw new Error(`directus bootstrap ended with ${code}`);
  const child = run('start');
  const answers = () =>
    fetch(`${env.PUBLIC_URL}/server/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  await until(answers, 60_000).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { port, stop };
}
