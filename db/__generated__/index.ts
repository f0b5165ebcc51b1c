import type { default as AuditEntry, AuditEntry_InsertParameters } from './audit_entry.ts'
import type { default as CalendarLink, CalendarLink_InsertParameters } from './calendar_link.ts'
import type { default as Category, Category_InsertParameters } from './category.ts'
import type { default as IdempotencyKey, IdempotencyKey_InsertParameters } from './idempotency_key.ts'
import type { default as ImportPart, ImportPart_InsertParameters } from './import_part.ts'
import type { default as ImportRun, ImportRun_InsertParameters } from './import_run.ts'
import type { default as InterestArea, InterestArea_InsertParameters } from './interest_area.ts'
import type { default as SavedSearch, SavedSearch_InsertParameters } from './saved_search.ts'
import type { default as Session, Session_InsertParameters } from './session.ts'
import type { default as Subscription, Subscription_InsertParameters } from './subscription.ts'
import type { default as Tender, Tender_InsertParameters } from './tender.ts'
import type { default as UserAccount, UserAccount_InsertParameters } from './user_account.ts'
import type { default as WorkerProcess, WorkerProcess_InsertParameters } from './worker_process.ts'

interface DatabaseSchema {
  audit_entry: {record: AuditEntry, insert: AuditEntry_InsertParameters};
  calendar_link: {record: CalendarLink, insert: CalendarLink_InsertParameters};
  category: {record: Category, insert: Category_InsertParameters};
  idempotency_key: {record: IdempotencyKey, insert: IdempotencyKey_InsertParameters};
  import_part: {record: ImportPart, insert: ImportPart_InsertParameters};
  import_run: {record: ImportRun, insert: ImportRun_InsertParameters};
  interest_area: {record: InterestArea, insert: InterestArea_InsertParameters};
  saved_search: {record: SavedSearch, insert: SavedSearch_InsertParameters};
  session: {record: Session, insert: Session_InsertParameters};
  subscription: {record: Subscription, insert: Subscription_InsertParameters};
  tender: {record: Tender, insert: Tender_InsertParameters};
  user_account: {record: UserAccount, insert: UserAccount_InsertParameters};
  worker_process: {record: WorkerProcess, insert: WorkerProcess_InsertParameters};
}
export type { DatabaseSchema as default };

/**
 * JSON serialize values (v) if the table name (t) and column name (c)
 * is a JSON or JSONB column.
 * This is necessary if you want to store values that are not plain objects
 * in a JSON or JSONB column.
 */
function serializeValue(t: string, c: string, v: unknown): unknown {
  if (
    (t === "import_run" && (c === "counts" || c === "duplicates" || c === "earlier" || c === "found" || c === "groups" || c === "names" || c === "problems" || c === "reading")) ||
    (t === "saved_search" && c === "query") ||
    (t === "tender" && c === "documents")
  ) {
    return JSON.stringify(v);
  }
  return v;
}
export {serializeValue}

export type {
  AuditEntry,
  AuditEntry_InsertParameters,
  CalendarLink,
  CalendarLink_InsertParameters,
  Category,
  Category_InsertParameters,
  IdempotencyKey,
  IdempotencyKey_InsertParameters,
  ImportPart,
  ImportPart_InsertParameters,
  ImportRun,
  ImportRun_InsertParameters,
  InterestArea,
  InterestArea_InsertParameters,
  SavedSearch,
  SavedSearch_InsertParameters,
  Session,
  Session_InsertParameters,
  Subscription,
  Subscription_InsertParameters,
  Tender,
  Tender_InsertParameters,
  UserAccount,
  UserAccount_InsertParameters,
  WorkerProcess,
  WorkerProcess_InsertParameters,
}
