import type { DraftEvent } from './administration/drafts.ts';
import type { PlaceEvent, SynonymEvent } from './administration/names.ts';
import type { SettingsEvent } from './administration/settings.ts';
import type { CategoryEvent } from './categories.ts';
import type { ImportEvent } from './imports.ts';
import type { MailEvent } from './mails.ts';
import type { OrganizationEvent } from './organizations.ts';
import type { SecurityEvent } from './security.ts';
import type { StatementEvent } from './statements.ts';
import type { SubscriptionEvent } from './subscriptions.ts';
import type { TenderEvent } from './tenders.ts';
import type { UserEvent } from './users.ts';

/** Everything that can stand in the log. */
export type AnyEvent =
  | CategoryEvent
  | DraftEvent
  | ImportEvent
  | MailEvent
  | OrganizationEvent
  | PlaceEvent
  | SecurityEvent
  | SettingsEvent
  | StatementEvent
  | SubscriptionEvent
  | SynonymEvent
  | TenderEvent
  | UserEvent;

export type EventType = AnyEvent['type'];
export type EventNamed<Type extends EventType> = Extract<AnyEvent, { readonly type: Type }>;
