import type { default as UserAccount } from './user_account.ts'

interface CalendarLink {
  /**
   * @default now()
   */
  created_at: Date
  token_hash: Buffer
  user_id: UserAccount['id']
}
export type { CalendarLink as default };

interface CalendarLink_InsertParameters {
  /**
   * @default now()
   */
  created_at?: Date
  token_hash: Buffer
  user_id: UserAccount['id']
}
export type {CalendarLink_InsertParameters}
