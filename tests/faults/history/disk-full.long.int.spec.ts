import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { judge, NOTHING_WRONG } from '../../support/faults/checker/verdict.ts';
import { Crowd } from '../../support/faults/crowd/crowd.ts';
import { command, missing } from '../../support/faults/machine/tools.ts';
import { Site } from '../../support/faults/site.ts';
import { until } from '../../support/until.ts';

/** Without the right to mount, this looks for the reason and leaves nothing behind. */
const PROBE = 'd=$(mktemp -d) && mount -t tmpfs -o size=1m none "$d" && umount "$d"; s=$?; rmdir "$d"; exit $s';
const absent = await missing('disk full', 'sh', '-c', PROBE);

let disk: string;
let site: Site | undefined;

beforeEach(async () => {
  disk = await mkdtemp(join(tmpdir(), 'ailaan-disk-'));
  if (absent === undefined) await command('mount', '-t', 'tmpfs', '-o', 'size=250m,mode=755', 'none', disk);
});
afterEach(async () => {
  await site?.stop();
  if (absent === undefined) await command('umount', '--lazy', disk);
  await rm(disk, { recursive: true, force: true });
});

describe.skipIf(absent !== undefined)('a full disk', { timeout: 240_000 }, () => {
  it('refuses writes with 503 and says that it cannot write; with room again, all that was acknowledged is there', async () => {
    site = await Site.start({ dataDir: join(disk, 'data') });
    const crowd = await Crowd.gather(site, { writers: 6, readers: 2 });
    const chief = await site.administrator();
    crowd.begin();
    await sleep(1500);
    const { bavail, bsize } = await statfs(disk);
    await writeFile(join(disk, 'ballast'), Buffer.alloc(bavail * bsize)).catch(() => undefined);
    await until(() => crowd.history.operations.some(({ status = 0 }) => status >= 500), 60_000);
    await sleep(1500);
    const refusal = await chief.post('/api/categories', { name: 'No room' });
    expect(refusal.status).toBe(503);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    const readiness = await (await fetch(`${site.origins[0]}/readyz`)).text();
    expect(readiness).toMatch(/postgres (cannot write|away)/);
    await rm(join(disk, 'ballast'));
    // the server may have ended itself; then the operator starts it again
    const lives = await site.owner.query(site.owner.sql`SELECT 1`).then(
      () => true,
      () => false,
    );
    if (!lives) {
      await site.postgres.stop('immediate');
      await site.restartPostgres();
    }
    await sleep(1500);
    await crowd.end();
    const { operations } = crowd.history;
    const last = operations.findLastIndex(({ status = 0 }) => status >= 500);
    expect(operations.slice(last).some(({ outcome }) => outcome === 'ok')).toBe(true);
    // that refusal may have been made all the same, and nobody in the crowd asked for it
    crowd.history.invoke(0, 'category', 'No room');
    expect(await judge(site, crowd, 120_000)).toEqual(NOTHING_WRONG);
  });
});
