import type { Database } from '#db/connection.ts';
import type { loadMailTemplates } from '#templates/mail-templates.ts';
import type { Config } from '../../platform/config.ts';
import { readCurrentConfig } from '../../platform/settings/current-settings.ts';

/** Settings that emails name. */
const NAMED = ['siteName', 'supportEmail', 'paymentsEmail'] as const;

/** The configuration with the operator's settings in it, and the emails that name his portal and addresses. */
export async function followSettings(db: Database, config: Config, templatesOf: typeof loadMailTemplates) {
  let present = await readCurrentConfig(db, config);
  let templates = await templatesOf(present);
  return {
    get config() {
      return present;
    },
    get templates() {
      return templates;
    },
    /** Reads them again: what the operator changed holds from the next job on. */
    refresh: async (): Promise<void> => {
      const next = await readCurrentConfig(db, config);
      const isSame = NAMED.every((key) => next[key] === present[key]);
      if (!isSame) templates = await templatesOf(next);
      present = next;
    },
  };
}
