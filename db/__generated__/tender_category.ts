import type { default as Category } from './category.ts'
import type { default as Tender } from './tender.ts'

interface TenderCategory {
  category_id: Category['id']
  tender_id: Tender['id']
}
export type { TenderCategory as default };

interface TenderCategory_InsertParameters {
  category_id: Category['id']
  tender_id: Tender['id']
}
export type {TenderCategory_InsertParameters}
