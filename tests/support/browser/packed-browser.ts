import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

export type FoundBrowser = {
  /** Where it was found, for people. */
  source: string;
  executablePath: string;
  /** Variables this browser needs besides those of the process. */
  env: Record<string, string>;
};

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');

/**
 * The browser inside the npm package @sparticuz/chromium, unpacked once (210 MB, a few seconds) into the
 * project's own cache; it needs no system library, font or installed package. Linux on x64 only.
 */
export async function packedBrowser(): Promise<FoundBrowser> {
  const folder = join(root, 'node_modules/.cache/test-browser', await packageVersion());
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) await unpackInto(folder);
  return {
    source: '@sparticuz/chromium',
    executablePath,
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      HOME: folder,
    },
  };
}

async function packageVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest: { version: string } = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8'));
  return manifest.version;
}

/** Unpacks beside and renames, so that a second test run never meets a half-written browser. */
async function unpackInto(folder: string): Promise<void> {
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  // Without this variable the package leaves its own libnss3 and friends packed.
  const env = { ...process.env, TMPDIR: partial, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
  await run(process.execPath, [join(import.meta.dirname, 'unpack-browser.ts'), folder], { env });
  if (!existsSync(join(folder, 'chromium'))) await rm(folder, { recursive: true, force: true }); // leavings of a browser that ran
  try {
    await rename(partial, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    await rm(partial, { recursive: true, force: true });
  }
}
