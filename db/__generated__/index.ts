import type { default as Category, Category_InsertParameters } from './category.ts'
import type { default as Image, Image_InsertParameters } from './image.ts'
import type { default as Organization, Organization_InsertParameters } from './organization.ts'
import type { default as Session, Session_InsertParameters } from './session.ts'
import type { default as Tender, Tender_InsertParameters } from './tender.ts'
import type { default as TenderCategory, TenderCategory_InsertParameters } from './tender_category.ts'
import type { default as TenderOrganization, TenderOrganization_InsertParameters } from './tender_organization.ts'
import type { default as UserAccount, UserAccount_InsertParameters } from './user_account.ts'
import type { default as UserSecret, UserSecret_InsertParameters } from './user_secret.ts'

interface DatabaseSchema {
  category: {record: Category, insert: Category_InsertParameters};
  image: {record: Image, insert: Image_InsertParameters};
  organization: {record: Organization, insert: Organization_InsertParameters};
  session: {record: Session, insert: Session_InsertParameters};
  tender: {record: Tender, insert: Tender_InsertParameters};
  tender_category: {record: TenderCategory, insert: TenderCategory_InsertParameters};
  tender_organization: {record: TenderOrganization, insert: TenderOrganization_InsertParameters};
  user_account: {record: UserAccount, insert: UserAccount_InsertParameters};
  user_secret: {record: UserSecret, insert: UserSecret_InsertParameters};
}
export type { DatabaseSchema as default };

function serializeValue(_tableName: string, _columnName: string, value: unknown): unknown {
  return value;
}
export {serializeValue}

export type {
  Category,
  Category_InsertParameters,
  Image,
  Image_InsertParameters,
  Organization,
  Organization_InsertParameters,
  Session,
  Session_InsertParameters,
  Tender,
  TenderCategory,
  TenderCategory_InsertParameters,
  TenderOrganization,
  TenderOrganization_InsertParameters,
  Tender_InsertParameters,
  UserAccount,
  UserAccount_InsertParameters,
  UserSecret,
  UserSecret_InsertParameters,
}
