import type { PortalSettings } from '#contracts/events/administration/settings.ts';
import { BANK_ACCOUNTS, type BankAccount } from '#contracts/vocabulary/banks.ts';
import { FIRST_NEWSPAPERS } from '#contracts/vocabulary/lists/newspapers.ts';
import { FIRST_PRICES, type PlanPrices } from '#contracts/vocabulary/plans.ts';
import { type Queryable, sql } from '#db/connection.ts';

interface StoredSettings extends PortalSettings {
  /** 0 until somebody states one. */
  readonly version: number;
}

/** Settings before anything is stated, and for what older events did not state. */
export const UNSTATED: PortalSettings = {
  name: null,
  bankAccounts: [],
  plans: null,
  contact: null,
  banner: null,
  mail: null,
  newspapers: null,
  secondLook: null,
};

export async function readSettings(db: Queryable): Promise<StoredSettings> {
  const [row] = await db.query<{ version: number; settings: Partial<PortalSettings> }>(
    sql`SELECT version, settings FROM portal_settings`,
  );
  return { ...UNSTATED, ...row?.settings, version: row?.version ?? 0 };
}

/** Accounts to pay to: the operator's, or until they are stated the sample ones, which say that they are samples. */
export const accountsOf = ({ bankAccounts }: PortalSettings): readonly BankAccount[] =>
  bankAccounts.length === 0 ? BANK_ACCOUNTS : bankAccounts;

export const readBankAccounts = async (db: Queryable) => accountsOf(await readSettings(db));

/** Prices of new terms, as they are now. */
export const readPrices = async (db: Queryable): Promise<PlanPrices> => (await readSettings(db)).plans ?? FIRST_PRICES;

/** Newspapers that the form of a tender suggests. */
export const readNewspapers = async (db: Queryable): Promise<readonly string[]> =>
  (await readSettings(db)).newspapers ?? FIRST_NEWSPAPERS;

/** Whether drafts of the inbox are published by somebody else than who keyed them. */
export const readSecondLook = async (db: Queryable): Promise<boolean> => (await readSettings(db)).secondLook ?? false;
