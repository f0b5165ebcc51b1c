import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseUser } from '#db/embedded-postgres/run-as.ts';
import { missing } from '../../../tests/support/faults/machine/tools.ts';
import { temporaryFolder } from '../../../tests/support/files/temporary-folder.ts';
import { forEachAnew } from '../../../tests/support/for-tests.ts';
import { startLauncher } from '../../../tests/support/launcher/start-launcher.ts';
import { freePort } from '../../../tests/support/listen.ts';

const CHECKOUT = fileURLToPath(new URL('../../../', import.meta.url));
const PROBE = `test "$(id -u)" = 0 && for d in "$0" "$1"; do while [ "$d" != / ]; do
  case "$(stat -Lc %a "$d")" in *[1357]) ;; *) exit 1 ;; esac; d=$(dirname "$d"); done; done`;
const absent = await missing('services of root as another user', 'sh', '-c', PROBE, CHECKOUT, process.execPath);

const parent = forEachAnew(temporaryFolder);
beforeEach(() => chmod(parent.path, 0o755));

/** Starts the tiny product, asks its API who it is, and ends it. */
async function start(dataDir: string) {
  const port = await freePort();
  const launched = startLauncher({ DATA_DIR: dataDir, PORT: port });
  try {
    await launched.ready;
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    return { uid: ((await answer.json()) as { uid: number }).uid, warnings: launched.output().warnings };
  } finally {
    launched.kill('SIGTERM');
    await launched.ended;
  }
}

describe.skipIf(absent !== undefined)('npm start of root', () => {
  it('runs the API as the user of the database, who may write the seals and read no secret [ASVS 13.2.2]', async () => {
    const dataDir = parent.at('data');
    const { uid, warnings } = await start(dataDir);
    expect(warnings).toEqual([]);
    expect(uid).toBe((await stat(join(dataDir, 'postgres'))).uid);
    expect(uid).not.toBe(0);
    const { gid } = await chooseUser(join(dataDir, 'postgres'));
    const mayRead = (name: string) =>
      spawnSync('cat', [join(dataDir, name)], { uid, gid: gid ?? 0, stdio: 'ignore' }).status === 0;
    const files = (await readdir(dataDir)).filter((name) => !['postgres', 'seen'].includes(name));
    expect(files).toEqual(expect.arrayContaining(['session-secret', 'audit-key', 'postgres-password']));
    expect(files.filter(mayRead)).toEqual(['audit-seals.jsonl']);
    expect(spawnSync('ls', [dataDir], { uid, gid: gid ?? 0, stdio: 'ignore' }).status).not.toBe(0);
  });

  it('says in one line that it stays root where that user may not write the seals', async () => {
    const closed = parent.at('closed');
    await mkdir(closed, { mode: 0o700 });
    const { uid, warnings } = await start(join(closed, 'data'));
    expect(uid).toBe(0);
    expect(warnings).toEqual([
      expect.stringMatching(/^API and worker run as root: the user \S+ may not use .*audit-seals/),
    ]);
  });
});
