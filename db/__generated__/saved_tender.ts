import type { default as UserAccount } from './user_account.ts'

interface SavedTender {
  /**
   * @default now()
   */
  saved_at: Date
  tender_id: number
  user_id: UserAccount['id']
}
export type { SavedTender as default };

interface SavedTender_InsertParameters {
  /**
   * @default now()
   */
  saved_at?: Date
  tender_id: number
  user_id: UserAccount['id']
}
export type {SavedTender_InsertParameters}
