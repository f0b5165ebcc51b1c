import type { default as UserAccount } from './user_account.ts'

interface AccountNotice {
  change: string
  changed_at: Date
  to_address: string
  user_id: UserAccount['id']
  version: number
}
export type { AccountNotice as default };

interface AccountNotice_InsertParameters {
  change: string
  changed_at: Date
  to_address: string
  user_id: UserAccount['id']
  version: number
}
export type {AccountNotice_InsertParameters}
