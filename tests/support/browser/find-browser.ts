import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { type FoundBrowser, packedBrowser } from './packed-browser.ts';

const SYSTEM_NAMES = [
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * CHROME_PATH, else the browser packed in an npm package: a result must not depend on what a machine happens to have.
 * Where that package does not run: Playwright's download, else the system's.
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<FoundBrowser> {
  if (env.CHROME_PATH) return chosenBrowser(env.CHROME_PATH);
  if (process.platform === 'linux' && process.arch === 'x64') return packedBrowser();
  const downloaded = chromium.executablePath();
  if (existsSync(downloaded)) return { source: 'Playwright', executablePath: downloaded, env: {} };
  const system = systemBrowser(env.PATH ?? '');
  if (system) return { source: 'system', executablePath: system, env: {} };
  throw new Error(
    'No browser for the tests. Set CHROME_PATH to a Chrome or Chromium, or run: npx playwright-core install chromium',
  );
}

function chosenBrowser(path: string): FoundBrowser {
  if (!isExecutable(path))
    throw new Error(`CHROME_PATH is ${path}, which is not an executable file. Correct or unset it.`);
  return { source: 'CHROME_PATH', executablePath: path, env: {} };
}

function systemBrowser(path: string): string | undefined {
  const candidates = path.split(delimiter).flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)));
  return candidates.find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
