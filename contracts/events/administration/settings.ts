import type { BankAccount } from '../../vocabulary/banks.ts';
import type { MailSecurity } from '../../vocabulary/lists/admin-lists.ts';
import type { PlanPrices } from '../../vocabulary/plans.ts';
import type { EventsOf } from '../event.ts';

/** Facts about the portal that its operator states without editing a file; null: the first values hold. */
export interface PortalSettings {
  /** Name of the portal on its pages, in its emails and feeds. */
  readonly name: string | null;
  /** Accounts that subscribers pay to; none: the portal shows its sample accounts. */
  readonly bankAccounts: readonly BankAccount[];
  /** Prices of new terms. */
  readonly plans: PlanPrices | null;
  readonly contact: PortalContact | null;
  /** Line beside FREE on the home page. */
  readonly banner: string | null;
  readonly mail: MailFacts | null;
  /** Suggested as the source of a tender. */
  readonly newspapers: readonly string[] | null;
  /** Whether drafts of the inbox are published by somebody else than who keyed them. */
  readonly secondLook: boolean | null;
}

/** Whether emails are sent, and by which server. Its password is never here: it stands sealed in a table of its own. */
export type MailFacts =
  | { readonly delivery: 'simulated' }
  | (MailServer & {
      readonly delivery: 'smtp';
      /** ISO instant at which the present password was stated; null: there is none. */
      readonly passwordSetAt: string | null;
    });

export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  readonly user: string | null;
  /** `address` or `Name <address>`. */
  readonly from: string;
}

/** How people reach the operator. */
export interface PortalContact {
  readonly supportEmail: string;
  readonly paymentsEmail: string;
  readonly phone: string | null;
  /** Number with its country, for example `+923001234567`. */
  readonly whatsApp: string | null;
  readonly address: string | null;
  readonly openingHours: string | null;
  readonly facebook: string | null;
  readonly linkedIn: string | null;
  readonly x: string | null;
  readonly instagram: string | null;
  readonly youTube: string | null;
}

export type SettingsEvent = EventsOf<{
  /** Stream `settings-1`: the settings as they stand afterwards, and the names of those that changed. */
  SettingsChanged: { readonly settings: PortalSettings; readonly changed: readonly (keyof PortalSettings)[] };
}>;
