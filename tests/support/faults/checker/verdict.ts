import { sql } from '#db/connection.ts';
import { readPublished } from '#db/event-store/seals/published-seals.ts';
import { verifyLog } from '#db/event-store/seals/verify-log.ts';
import { MODULES } from '../../../../services/api/app.ts';
import { rebuild } from '../../../../services/api/rebuild/rebuild.ts';
import { KEY } from '../../log/sealed-log.ts';
import { until } from '../../until.ts';
import { type Crowd, savedRows } from '../crowd/crowd.ts';
import type { Site } from '../site.ts';
import { checkHistory, type Findings, NOTHING_FOUND } from './check-history.ts';
import { readPresent } from './read-present.ts';
import { notTold, toldOtherwise, toldTwice } from './told.ts';

export interface Verdict {
  readonly history: Findings;
  /** Answers of 5xx that were not deliberate. */
  readonly faults: readonly string[];
  /** Read tables as a rebuild from the log gives them. */
  readonly rebuilt: boolean;
  readonly intact: boolean;
  /** Saved tenders that are not as their owners were told. */
  readonly wronglySaved: readonly string[];
  readonly mails: {
    /** Tenders told twice to somebody, by what the mails say, and letters of the same content written twice. */
    readonly twice: readonly string[];
    /** Letters due and not written; tenders that a reader was not told of. */
    readonly missing: readonly string[];
    /** Mails whose text and whose record of what it told differ. */
    readonly otherwise: readonly string[];
  };
}

export const NOTHING_WRONG: Verdict = {
  history: NOTHING_FOUND,
  faults: [],
  rebuilt: true,
  intact: true,
  wronglySaved: [],
  mails: { twice: [], missing: [], otherwise: [] },
};

/** When all is quiet again: whether the site holds what the crowd was told. @throws Error when it does not come to rest */
export async function judge(site: Site, crowd: Crowd, restMs = 30_000): Promise<Verdict> {
  let open: readonly string[] = [];
  const isAtRest = async () => {
    open = await unfinished(site);
    return open.length === 0;
  };
  await until(isAtRest, restMs).catch((error: Error) => Promise.reject(new Error(`${error.message}, open: ${open}`)));
  const { operations, faults } = crowd.history;
  const { equal } = await rebuild(site.owner, { modules: MODULES, checkOnly: true });
  const { intact } = await verifyLog(site.owner, { key: KEY, published: await readPublished(site.published) });
  const saved = await savedRows(site);
  return {
    history: checkHistory(operations, await readPresent(site.owner, crowd.after)),
    faults,
    rebuilt: equal,
    intact,
    wronglySaved: [...crowd.savedByClients()].flatMap(([row, there]) => (saved.has(row) === there ? [] : [row])),
    mails: {
      twice: await toldTwice(site.owner),
      missing: await notTold(site.owner, crowd),
      otherwise: await toldOtherwise(site.owner),
    },
  };
}

/** Work that is left until the log is followed and sealed to its end, every letter written and sent, every run finished. */
async function unfinished({ owner }: Site): Promise<readonly string[]> {
  const [row] = await owner.query<
    Record<string, boolean>
  >(sql`WITH head AS (SELECT max(position) AS last FROM es.events)
    SELECT last > coalesce((SELECT position FROM es.checkpoints WHERE consumer = 'relay'), 0) AS relay,
      last > coalesce((SELECT max(last_position) FROM es.seals), 0) AS seal,
      EXISTS (SELECT 1 FROM digest_run WHERE finished_at IS NULL) AS run,
      EXISTS (SELECT 1 FROM mail WHERE status = 'queued') AS mail,
      (SELECT count(*) FROM subscription) > (SELECT count(*) FROM mail WHERE kind = 'confirmation') AS confirmation,
      (SELECT count(*) FROM payment) > (SELECT count(*) FROM mail WHERE kind = 'activation') AS activation,
      (SELECT count(*) FROM es.events WHERE type = 'DigestRunRequested') > (SELECT count(*) FROM digest_run WHERE kind = 'demand') AS demand,
      (SELECT max(position) FROM es.events WHERE type = 'TenderPublished')
        > coalesce((SELECT max(until_position) FROM digest_run WHERE kind = 'immediate'), 0) AS alert FROM head`);
  return Object.entries(row ?? {}).flatMap(([what, isOpen]) => (isOpen ? [what] : []));
}
