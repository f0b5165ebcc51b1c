import { type JobRequest, job } from '#contracts/jobs/jobs.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { holdOffRedactions } from '#db/tenders/redaction-lock.ts';
import { TENDER_COLUMNS, type TenderRow } from '#db/tenders/tender-rows.ts';
import type { Config } from '../../platform/config.ts';
import { presentTender } from '../../platform/tenders/present-tender.ts';
import { CSV_HEAD, csvRow } from '../../platform/tenders/tender-csv.ts';
import type { WorkerContext } from '../context.ts';
import type { SweepContext } from '../job.ts';
import { DumpFile } from './dump-file.ts';

const PAGE = 500;

type DumpContext = Pick<WorkerContext, 'db' | 'logger' | 'clock'> & { readonly config: Pick<Config, 'publicUrl'> };

/**
 * Writes all public tenders as JSON Lines and as CSV, and removes files older than a week. In one transaction: a worker
 * that dies leaves nothing. The newest change is read first, so that whoever goes on from it misses none.
 */
export async function writeDumps({ db, config, logger, clock }: DumpContext): Promise<void> {
  const takenAt = clock();
  const stamp = takenAt.toISOString().replace(/[-:.]/g, '');
  const names = { lines: `tenders-${stamp}.jsonl.gz`, csv: `tenders-${stamp}.csv.gz` };
  const tenders = await db.tx(async (tx) => {
    await tx.query(sql`DELETE FROM dump WHERE taken_at <= ${takenAt}::timestamptz - interval '7 days'`);
    const [newest = { position: 0, id: 0 }] = await tx.query<{ position: number; id: number }>(
      sql`SELECT position, tender_id AS id FROM tender_change ORDER BY position DESC, tender_id DESC LIMIT 1`,
    );
    const [begun] = await tx.query<{ last: number }>(sql`SELECT coalesce(max(position), 0) AS last FROM es.events`);
    const lines = new DumpFile(tx, names.lines);
    const csv = new DumpFile(tx, names.csv);
    await csv.write(CSV_HEAD);
    let count = 0;
    for await (const page of publicTenders(tx)) {
      const shown = page.map((row) => presentTender(row, takenAt));
      await lines.write(shown.map((tender) => `${JSON.stringify(tender)}\n`).join(''));
      const rows = shown.map((tender) =>
        csvRow({ ...tender, updatedAt: new Date(tender.updatedAt) }, config.publicUrl),
      );
      await csv.write(rows.join(''));
      count += page.length;
    }
    for (const [name, file] of [
      [names.lines, lines],
      [names.csv, csv],
    ] as const) {
      const { size, sha256 } = await file.end();
      await tx.query(sql`INSERT INTO dump (name, media_type, taken_at, position, tender_id, tenders, size, sha256)
        VALUES (${name}, 'application/gzip', ${takenAt}, ${newest.position}, ${newest.id}, ${count}, ${size}, ${sha256})`);
    }
    await assertNothingRedacted(tx, begun?.last ?? 0);
    return count;
  });
  logger.info({ tenders, files: Object.values(names) }, 'the tenders were dumped');
}

/** A night was missed, or a redaction took the files away. */
export async function missingDumps({ db, clock }: SweepContext): Promise<readonly JobRequest[]> {
  const fresh = await db.query(
    sql`SELECT FROM dump WHERE taken_at > ${clock()}::timestamptz - interval '25 hours' LIMIT 1`,
  );
  return fresh.length > 0 ? [] : [job('write-dumps', {})];
}

async function* publicTenders(tx: Queryable): AsyncIterable<TenderRow[]> {
  for (let after = 0; ; ) {
    const rows = await tx.prepared<TenderRow>(sql`SELECT ${TENDER_COLUMNS} FROM (SELECT * FROM tender
      WHERE id > ${after} AND origin <> 'sample' ORDER BY id LIMIT ${PAGE}) t ORDER BY t.id`);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.id;
  }
}

/** Lock by which a redaction waits from here on, and then removes these files, too. @throws where one was quicker; the job comes again */
async function assertNothingRedacted(tx: Queryable, begun: number): Promise<void> {
  await holdOffRedactions(tx);
  const found = await tx.query(
    sql`SELECT FROM es.events WHERE position > ${begun} AND type = 'TenderRedacted' LIMIT 1`,
  );
  if (found.length > 0) throw new Error('A tender was redacted while it was dumped');
}
