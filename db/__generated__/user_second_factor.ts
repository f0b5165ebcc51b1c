import type { default as UserAccount } from './user_account.ts'

interface UserSecondFactor {
  confirmed_at: (Date) | null
  /**
   * @default 0
   */
  last_step: number
  sealed_secret: string
  user_id: UserAccount['id']
}
export type { UserSecondFactor as default };

interface UserSecondFactor_InsertParameters {
  confirmed_at?: (Date) | null
  /**
   * @default 0
   */
  last_step?: number
  sealed_secret: string
  user_id: UserAccount['id']
}
export type {UserSecondFactor_InsertParameters}
