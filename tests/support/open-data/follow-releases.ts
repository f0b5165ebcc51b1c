import { openDatabase, sql } from '#db/connection.ts';
import { readCheckpoint } from '#db/event-store/checkpoint.ts';
import { followChanges, TENDER_CHANGES } from '#db/tender-changes/follow-changes.ts';
import { EVERYTHING, OPEN_DATA } from '../api/catalogue.ts';
import { startApi, type TestApi } from '../api/start-api.ts';
import { until } from '../until.ts';

/** Tells of renames behind an API of tests, as the worker does behind a real one. */
export function followReleases(api: Pick<TestApi, 'workerUrl' | 'owner'>) {
  const done = new AbortController();
  const worker = openDatabase(api.workerUrl);
  const running = followChanges(worker, { signal: done.signal, pollMs: 5 }).finally(() => worker.close());
  return {
    /** Waits until everything up to now is told. */
    async caughtUp(): Promise<void> {
      const [row] = await api.owner.query<{ last: number | null }>(sql`SELECT max(position) AS last FROM es.events`);
      await until(async () => (await readCheckpoint(api.owner, TENDER_CHANGES)) >= (row?.last ?? 0));
    },
    async stop(): Promise<void> {
      done.abort();
      await running;
    },
  };
}

/** An API with its releases, which are told as behind a real one. */
export async function startReleases() {
  const api = await startApi({
    modules: [...EVERYTHING, OPEN_DATA],
    settings: { publicUrl: 'https://ailaan.example' },
  });
  let following = followReleases(api);
  return {
    api,
    /** Every release up to now, a line each. */
    async lines(): Promise<string[]> {
      await following.caughtUp();
      const { body } = await api.visitor().get('/api/ocds/releases.jsonl');
      return String(body ?? '')
        .trimEnd()
        .split('\n')
        .filter(Boolean);
    },
    /** Nobody tells of renames until `resume`. */
    pause: () => following.stop(),
    resume(): void {
      following = followReleases(api);
    },
    async stop(): Promise<void> {
      await following.stop();
      await api.stop();
    },
  };
}
