import type { default as UserAccount } from './user_account.ts'

interface Session {
  /**
   * @default now()
   */
  created_at: Date
  credential: Buffer
  id_hash: Buffer
  /**
   * @default now()
   */
  last_seen_at: Date
  user_id: UserAccount['id']
}
export type { Session as default };

interface Session_InsertParameters {
  /**
   * @default now()
   */
  created_at?: Date
  credential: Buffer
  id_hash: Buffer
  /**
   * @default now()
   */
  last_seen_at?: Date
  user_id: UserAccount['id']
}
export type {Session_InsertParameters}
