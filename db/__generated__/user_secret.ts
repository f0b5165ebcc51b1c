import type { default as UserAccount } from './user_account.ts'

interface UserSecret {
  /**
   * @default now()
   */
  changed_at: Date
  password_hash: string
  user_id: UserAccount['id']
}
export type { UserSecret as default };

interface UserSecret_InsertParameters {
  /**
   * @default now()
   */
  changed_at?: Date
  password_hash: string
  user_id: UserAccount['id']
}
export type {UserSecret_InsertParameters}
