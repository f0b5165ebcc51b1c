import { missing } from './debian.mjs';
import { readOutput } from './shell.mjs';

/**
 * Each kind of page once: the tests' own browser is packed, and what people have asks for more (an icon, say). A page
 * that works in one of them works in the other as a rule, so the rest is not said twice: it took five minutes.
 */
export const SPECS = ['public/screens', 'account', 'admin/queues', 'admin/screens']
  .map((name) => `tests/e2e/${name}`)
  .join(' ');

/** Calls `use(path)` with the system's Chromium, installing Debian's where there is none. */
export async function withSystemBrowser(use) {
  const find = 'command -v chromium || command -v google-chrome || command -v chromium-browser';
  const obstacle = await missing(find, 'chromium');
  if (obstacle) return { couldNotRun: obstacle };
  return use((await readOutput(find)).trim());
}
