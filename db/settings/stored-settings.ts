import type { PortalSettings } from '#contracts/events/administration/settings.ts';
import { BANK_ACCOUNTS, type BankAccount } from '#contracts/vocabulary/banks.ts';
import { type Queryable, sql } from '#db/connection.ts';

export interface StoredSettings extends PortalSettings {
  /** 0 until somebody states one. */
  readonly version: number;
}

export async function readSettings(db: Queryable): Promise<StoredSettings> {
  const [row] = await db.query<{ version: number; settings: PortalSettings }>(
    sql`SELECT version, settings FROM portal_settings`,
  );
  return { bankAccounts: [], ...row?.settings, version: row?.version ?? 0 };
}

/** Accounts to pay to: the operator's, or until they are stated the sample ones, which say that they are samples. */
export async function readBankAccounts(db: Queryable): Promise<readonly BankAccount[]> {
  const { bankAccounts } = await readSettings(db);
  return bankAccounts.length === 0 ? BANK_ACCOUNTS : bankAccounts;
}
