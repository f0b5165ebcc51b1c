import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { type Database, sql } from '#db/connection.ts';
import { noStorage } from './no-storage.ts';

const SPILLED_ROWS = 50_000;

/**
 * Probe of readiness. Has Postgres spill a megabyte into a temporary file, which leaves nothing behind: unlike a row,
 * which may find room in a file that exists, it needs room on the disk. Answers 'cannot write' when there is none.
 * @throws when Postgres does not answer
 */
export async function probeStorage(db: Pick<Database, 'tx'>): Promise<'cannot write' | undefined> {
  try {
    const isReadOnly = await db.tx(async (tx) => {
      await tx.query(sql`SET LOCAL work_mem = '64kB'`);
      await tx.query(sql`SELECT count(*) FROM generate_series(1, ${SPILLED_ROWS}::int)`);
      const [row] = await tx.query<{ isReadOnly: boolean }>(
        sql`SELECT current_setting('transaction_read_only')::boolean AS "isReadOnly"`,
      );
      return row?.isReadOnly;
    });
    return isReadOnly ? 'cannot write' : undefined;
  } catch (error) {
    if (noStorage(error)) return 'cannot write';
    throw error;
  }
}

/** Free space where this process sees it: the data folder, with the embedded database; and whether Postgres finds room. */
export function observeStorage(registry: Registry, db: Pick<Database, 'tx'>, dataDir: string): void {
  new Gauge({
    name: 'ailaan_storage_free_bytes',
    help: 'Free bytes of the disk with the data folder; nothing where this process has no such folder.',
    registers: [registry],
    async collect() {
      const disk = await statfs(dataDir).catch(() => undefined);
      if (disk === undefined) this.remove();
      else this.set(disk.bavail * disk.bsize);
    },
  });
  new Gauge({
    name: 'ailaan_database_writable',
    help: '1 while Postgres finds room to write, 0 when its disk is full or it is read-only, nothing when it is away.',
    registers: [registry],
    async collect() {
      const can = await probeStorage(db).catch(() => 'away');
      if (can === 'away') this.remove();
      else this.set(can === undefined ? 1 : 0);
    },
  });
}
