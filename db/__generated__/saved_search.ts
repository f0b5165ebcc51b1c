import type { default as UserAccount } from './user_account.ts'

interface SavedSearch {
  /**
   * @default now()
   */
  created_at: Date
  feed_made_at: (Date) | null
  feed_token_hash: (Buffer) | null
  frequency: string
  id: number
  name: string
  /**
   * @default false
   */
  paused: boolean
  query: any
  /**
   * @default now()
   */
  seen_at: Date
  user_id: UserAccount['id']
}
export type { SavedSearch as default };

interface SavedSearch_InsertParameters {
  /**
   * @default now()
   */
  created_at?: Date
  feed_made_at?: (Date) | null
  feed_token_hash?: (Buffer) | null
  frequency: string
  id: number
  name: string
  /**
   * @default false
   */
  paused?: boolean
  query: any
  /**
   * @default now()
   */
  seen_at?: Date
  user_id: UserAccount['id']
}
export type {SavedSearch_InsertParameters}
