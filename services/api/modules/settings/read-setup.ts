import { SETUP_STEPS, type Setup, type SetupStep } from '#contracts/api/operations/setup.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readSettings } from '#db/settings/stored-settings.ts';
import type { Config } from '../../../platform/config.ts';

interface Found extends Record<'categories' | 'areas' | 'organizations' | 'notices' | 'samples', boolean> {}

/** Steps of the set-up that are done. Samples count as done once they are gone. */
export async function readSetup(db: Queryable, config: Config): Promise<Setup> {
  const stated = await readSettings(db);
  const [found] = await db.query<Found>(sql`SELECT
    EXISTS (SELECT 1 FROM category WHERE is_active) AS categories,
    EXISTS (SELECT 1 FROM interest_area WHERE category_ids <> '{}' OR words <> '') AS areas,
    EXISTS (SELECT 1 FROM organization) AS organizations,
    EXISTS (SELECT 1 FROM tender WHERE origin IS DISTINCT FROM 'sample') AS notices,
    EXISTS (SELECT 1 FROM tender WHERE origin = 'sample') AS samples`);
  const { categories = false, areas = false, organizations = false, notices = false, samples = false } = found ?? {};
  const isDone: Readonly<Record<SetupStep, boolean>> = {
    contact: stated.contact !== null || !config.supportEmail.endsWith('.example'),
    bankAccounts: stated.bankAccounts.length > 0,
    plans: stated.plans !== null,
    mail: stated.mail !== null || config.mail === 'smtp',
    categories,
    areas,
    organizations,
    samples: !samples,
    notices,
  };
  return {
    steps: SETUP_STEPS.map((step) => ({ step, isDone: isDone[step] })),
    isNew: stated.version === 0 && !notices && !samples,
  };
}
