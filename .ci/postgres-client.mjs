import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok, readOutput, sh } from './shell.mjs';

/** A pg_dump that is older than the server refuses it; the embedded server is 18. */
const FITS = 'pg_dump --version | grep -qE " (1[89]|[2-9][0-9])"';
const PACKAGE = 'postgresql-client-18';
const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * Calls `use(path)` with a PATH on which the Postgres programs fit the embedded server. Debian 12 has none, so those of
 * Debian testing are unpacked into a folder of their own, beside their libraries: nothing of this machine is changed.
 */
export async function withPostgresClient(use) {
  if (await ok(FITS)) return use(process.env.PATH);
  const folder = mkdtempSync(join(tmpdir(), 'ailaan-postgres-client-'));
  try {
    const path = `${folder}/bin:${process.env.PATH}`;
    const fetched = await sh(FETCH, { FOLDER: folder, KEYS, PACKAGE }, 240_000);
    if (fetched.code === 0) await writePrograms(folder);
    if (await ok(FITS, { PATH: path })) return await use(path);
    return { couldNotRun: `${PACKAGE}: not installed, and apt-get could not fetch it from Debian testing` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Apt with a state of its own, in which nothing is installed: it fetches the package with everything under it. */
const FETCH = `set -e
chmod 755 "$FOLDER"; cd "$FOLDER"
mkdir -p state/lists/partial cache/archives/partial unpacked bin; : > state/status
echo "deb [signed-by=$KEYS] http://deb.debian.org/debian forky main" > sources.list
cat > apt.conf <<END
Dir::State "$FOLDER/state"; Dir::State::status "$FOLDER/state/status"; Dir::Cache "$FOLDER/cache";
Dir::Etc::sourcelist "$FOLDER/sources.list"; Dir::Etc::sourceparts "-"; APT::Sandbox::User "root";
END
export APT_CONFIG="$FOLDER/apt.conf"
apt-get update -qq
apt-get install -qq -y --no-install-recommends --download-only "$PACKAGE" >/dev/null
for deb in cache/archives/*.deb; do dpkg-deb -x "$deb" unpacked; done
rm -r cache state`;

/** One script a program, which runs it with the loader and the libraries it came with. */
async function writePrograms(folder) {
  const loader = (await readOutput(`ls ${folder}/unpacked/usr/lib/*/ld-linux*.so.*`)).trim();
  const libraries = loader.slice(0, loader.lastIndexOf('/'));
  const programs = (await readOutput(`ls -d ${folder}/unpacked/usr/lib/postgresql/*/bin`)).trim();
  for (const name of readdirSync(programs)) {
    const script = `#!/bin/sh\nexec ${loader} --library-path ${libraries} ${programs}/${name} "$@"\n`;
    writeFileSync(`${folder}/bin/${name}`, script, { mode: 0o755 });
  }
}
