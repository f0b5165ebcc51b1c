import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { forAllTests } from '../support/for-tests.ts';
import { serve } from '../support/listen.ts';
import { until } from '../support/until.ts';

const MIRROR = fileURLToPath(new URL('../../docs/examples/mirror.mjs', import.meta.url));
/** Calls that this portal answers in a second: fewer than one page of changes makes. */
const ALLOWED = 4;
const IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const folder = forAllTests(temporaryFolder);

it('the mirror of the docs comes through a page of more tenders than it may ask for at once', async () => {
  let second = 0;
  let calls = 0;
  const portal = await serve((req, res) => {
    const now = Math.floor(Date.now() / 1000);
    calls = now === second ? calls + 1 : 1;
    second = now;
    if (calls > ALLOWED) {
      res.writeHead(429, { 'Retry-After': '1' }).end();
      return;
    }
    const isNew = !req.url?.includes('after=');
    if (req.url === '/api/dumps') res.end('{"dumps":[]}');
    else if (req.url?.startsWith('/api/changes'))
      res.end(JSON.stringify({ changes: isNew ? IDS.map((id) => ({ id })) : [], next: 'end' }));
    else res.end(JSON.stringify({ id: Number(req.url?.split('/').at(-1)) }));
  });
  const copy = folder.at('copy');
  const mirror = spawn(process.execPath, [MIRROR, portal.origin, copy], { stdio: 'ignore' });
  try {
    const files = () => readdir(copy).catch(() => []);
    await until(async () => (await files()).filter((name) => name.endsWith('.json')).length === IDS.length, 20_000);
    expect(await files()).toContain('place');
  } finally {
    mirror.kill();
    await portal.close();
  }
}, 30_000);
