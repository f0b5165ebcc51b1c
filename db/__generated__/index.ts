import type { default as AccountNotice, AccountNotice_InsertParameters } from './account_notice.ts'
import type { default as AuditEntry, AuditEntry_InsertParameters } from './audit_entry.ts'
import type { default as AuditHour, AuditHour_InsertParameters } from './audit_hour.ts'
import type { default as CalendarLink, CalendarLink_InsertParameters } from './calendar_link.ts'
import type { default as Category, Category_InsertParameters } from './category.ts'
import type { default as DigestPassed, DigestPassed_InsertParameters } from './digest_passed.ts'
import type { default as DigestRange, DigestRange_InsertParameters } from './digest_range.ts'
import type { default as DigestRun, DigestRun_InsertParameters } from './digest_run.ts'
import type { default as IdempotencyKey, IdempotencyKey_InsertParameters } from './idempotency_key.ts'
import type { default as Image, Image_InsertParameters } from './image.ts'
import type { default as ImportPart, ImportPart_InsertParameters } from './import_part.ts'
import type { default as ImportRun, ImportRun_InsertParameters } from './import_run.ts'
import type { default as InterestArea, InterestArea_InsertParameters } from './interest_area.ts'
import type { default as Mail, Mail_InsertParameters } from './mail.ts'
import type { default as MailPiece, MailPiece_InsertParameters } from './mail_piece.ts'
import type { default as MailRequest, MailRequest_InsertParameters } from './mail_request.ts'
import type { default as Organization, Organization_InsertParameters } from './organization.ts'
import type { default as Payment, Payment_InsertParameters } from './payment.ts'
import type { default as RemovedNotice, RemovedNotice_InsertParameters } from './removed_notice.ts'
import type { default as SavedTender, SavedTender_InsertParameters } from './saved_tender.ts'
import type { default as SentTender, SentTender_InsertParameters } from './sent_tender.ts'
import type { default as Session, Session_InsertParameters } from './session.ts'
import type { default as Subscription, Subscription_InsertParameters } from './subscription.ts'
import type { default as Tender, Tender_InsertParameters } from './tender.ts'
import type { default as TenderCategory, TenderCategory_InsertParameters } from './tender_category.ts'
import type { default as TenderOrganization, TenderOrganization_InsertParameters } from './tender_organization.ts'
import type { default as UserAccount, UserAccount_InsertParameters } from './user_account.ts'
import type { default as UserRecoveryCode, UserRecoveryCode_InsertParameters } from './user_recovery_code.ts'
import type { default as UserSecondFactor, UserSecondFactor_InsertParameters } from './user_second_factor.ts'
import type { default as UserSecret, UserSecret_InsertParameters } from './user_secret.ts'
import type { default as WorkerProcess, WorkerProcess_InsertParameters } from './worker_process.ts'

interface DatabaseSchema {
  account_notice: {record: AccountNotice, insert: AccountNotice_InsertParameters};
  audit_entry: {record: AuditEntry, insert: AuditEntry_InsertParameters};
  audit_hour: {record: AuditHour, insert: AuditHour_InsertParameters};
  calendar_link: {record: CalendarLink, insert: CalendarLink_InsertParameters};
  category: {record: Category, insert: Category_InsertParameters};
  digest_passed: {record: DigestPassed, insert: DigestPassed_InsertParameters};
  digest_range: {record: DigestRange, insert: DigestRange_InsertParameters};
  digest_run: {record: DigestRun, insert: DigestRun_InsertParameters};
  idempotency_key: {record: IdempotencyKey, insert: IdempotencyKey_InsertParameters};
  image: {record: Image, insert: Image_InsertParameters};
  import_part: {record: ImportPart, insert: ImportPart_InsertParameters};
  import_run: {record: ImportRun, insert: ImportRun_InsertParameters};
  interest_area: {record: InterestArea, insert: InterestArea_InsertParameters};
  mail: {record: Mail, insert: Mail_InsertParameters};
  mail_piece: {record: MailPiece, insert: MailPiece_InsertParameters};
  mail_request: {record: MailRequest, insert: MailRequest_InsertParameters};
  organization: {record: Organization, insert: Organization_InsertParameters};
  payment: {record: Payment, insert: Payment_InsertParameters};
  removed_notice: {record: RemovedNotice, insert: RemovedNotice_InsertParameters};
  saved_tender: {record: SavedTender, insert: SavedTender_InsertParameters};
  sent_tender: {record: SentTender, insert: SentTender_InsertParameters};
  session: {record: Session, insert: Session_InsertParameters};
  subscription: {record: Subscription, insert: Subscription_InsertParameters};
  tender: {record: Tender, insert: Tender_InsertParameters};
  tender_category: {record: TenderCategory, insert: TenderCategory_InsertParameters};
  tender_organization: {record: TenderOrganization, insert: TenderOrganization_InsertParameters};
  user_account: {record: UserAccount, insert: UserAccount_InsertParameters};
  user_recovery_code: {record: UserRecoveryCode, insert: UserRecoveryCode_InsertParameters};
  user_second_factor: {record: UserSecondFactor, insert: UserSecondFactor_InsertParameters};
  user_secret: {record: UserSecret, insert: UserSecret_InsertParameters};
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
    (t === "digest_range" && c === "counts") ||
    (t === "import_run" && (c === "counts" || c === "earlier" || c === "problems"))
  ) {
    return JSON.stringify(v);
  }
  return v;
}
export {serializeValue}

export type {
  AccountNotice,
  AccountNotice_InsertParameters,
  AuditEntry,
  AuditEntry_InsertParameters,
  AuditHour,
  AuditHour_InsertParameters,
  CalendarLink,
  CalendarLink_InsertParameters,
  Category,
  Category_InsertParameters,
  DigestPassed,
  DigestPassed_InsertParameters,
  DigestRange,
  DigestRange_InsertParameters,
  DigestRun,
  DigestRun_InsertParameters,
  IdempotencyKey,
  IdempotencyKey_InsertParameters,
  Image,
  Image_InsertParameters,
  ImportPart,
  ImportPart_InsertParameters,
  ImportRun,
  ImportRun_InsertParameters,
  InterestArea,
  InterestArea_InsertParameters,
  Mail,
  MailPiece,
  MailPiece_InsertParameters,
  MailRequest,
  MailRequest_InsertParameters,
  Mail_InsertParameters,
  Organization,
  Organization_InsertParameters,
  Payment,
  Payment_InsertParameters,
  RemovedNotice,
  RemovedNotice_InsertParameters,
  SavedTender,
  SavedTender_InsertParameters,
  SentTender,
  SentTender_InsertParameters,
  Session,
  Session_InsertParameters,
  Subscription,
  Subscription_InsertParameters,
  Tender,
  TenderCategory,
  TenderCategory_InsertParameters,
  TenderOrganization,
  TenderOrganization_InsertParameters,
  Tender_InsertParameters,
  UserAccount,
  UserAccount_InsertParameters,
  UserRecoveryCode,
  UserRecoveryCode_InsertParameters,
  UserSecondFactor,
  UserSecondFactor_InsertParameters,
  UserSecret,
  UserSecret_InsertParameters,
  WorkerProcess,
  WorkerProcess_InsertParameters,
}
