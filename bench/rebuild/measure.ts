import { performance } from 'node:perf_hooks';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { readAll } from '#db/event-store/read-all.ts';
import { sealLog } from '#db/event-store/seals/seal-log.ts';
import { verifyLog } from '#db/event-store/seals/verify-log.ts';
import { serviceLogins } from '#db/roles/service-logins.ts';
import { MODULES } from '../../services/api/app.ts';
import { Replay } from '../../services/api/rebuild/replay/replay-log.ts';
import { createShadow, dropShadow } from '../../services/api/rebuild/tables/shadow-tables.ts';

const KEY = 'only for this benchmark and long enough';
const PAGE = 1000;
const ALL = Number.MAX_SAFE_INTEGER;

/** Speeds divided by that of the replays just before and after, one for each round. */
export interface Ratios {
  readonly rebuild: number[];
  readonly sealing: number[];
  readonly verifying: number[];
}

/** A round is: replay, rebuild, replay, sealing, replay, verifying. The first is not counted: its code is compiled on the way. */
export async function measure(url: string, rounds: number): Promise<Ratios> {
  const owner = openDatabase(url, { role: 'owner', max: 6 });
  const db = openDatabase(serviceLogins(url).worker, { max: 2 });
  const ratios: Ratios = { rebuild: [], sealing: [], verifying: [] };
  const replayOnce = () => timed(() => replay(db));
  await replayOnce();
  let before = await replayOnce();
  for (let round = 0; round <= rounds; round++) {
    for (const [name, work] of [
      ['rebuild', () => rebuild(owner)],
      ['sealing', () => seal(db, owner)],
      ['verifying', () => verify(db)],
    ] as const) {
      const ours = await work();
      const after = await replayOnce();
      if (round > 0) ratios[name].push((before + after) / 2 / ours);
      before = after;
    }
  }
  await Promise.all([owner.close(), db.close()]);
  return ratios;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The log as objects, page after page: what the bar of the replay measures. */
async function replay(db: Database): Promise<void> {
  for (let after = 0; ; ) {
    const last = (await readAll(db, { after, upTo: ALL, limit: PAGE })).at(-1);
    if (last === undefined) return;
    after = last.position;
  }
}

async function rebuild(owner: Database): Promise<number> {
  await owner.tx(createShadow);
  const milliseconds = await owner.session((session) =>
    timed(() => new Replay(session, MODULES).run(owner, { upTo: ALL })),
  );
  await owner.tx(dropShadow);
  return milliseconds;
}

async function seal(db: Database, owner: Database): Promise<number> {
  await owner.query(sql`ALTER TABLE es.seals DISABLE TRIGGER append_only`);
  await owner.query(sql`TRUNCATE es.seals`);
  await owner.query(sql`ALTER TABLE es.seals ENABLE TRIGGER append_only`);
  return timed(() => sealLog(db, { key: KEY, upTo: ALL, clock: () => new Date() }));
}

async function verify(db: Database): Promise<number> {
  return timed(async () => {
    const verdict = await verifyLog(db, { key: KEY });
    if (!verdict.intact || verdict.upTo === 0) throw new Error('The log of the benchmark is not intact');
  });
}
