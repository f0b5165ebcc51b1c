import type { default as UserAccount } from './user_account.ts'

interface Session {
  /**
   * @default now()
   */
  created_at: Date
  credential: Buffer
  /**
   * @default 'Unknown device'::text
   */
  device: string
  id: number
  id_hash: Buffer
  /**
   * @default now()
   */
  last_seen_at: Date
  network: (string) | null
  user_id: UserAccount['id']
}
export type { Session as default };

interface Session_InsertParameters {
  /**
   * @default now()
   */
  created_at?: Date
  credential: Buffer
  /**
   * @default 'Unknown device'::text
   */
  device?: string
  id: number
  id_hash: Buffer
  /**
   * @default now()
   */
  last_seen_at?: Date
  network?: (string) | null
  user_id: UserAccount['id']
}
export type {Session_InsertParameters}
