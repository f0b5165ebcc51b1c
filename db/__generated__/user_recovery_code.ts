import type { default as UserSecondFactor } from './user_second_factor.ts'

interface UserRecoveryCode {
  code_hash: Buffer
  user_id: UserSecondFactor['user_id']
}
export type { UserRecoveryCode as default };

interface UserRecoveryCode_InsertParameters {
  code_hash: Buffer
  user_id: UserSecondFactor['user_id']
}
export type {UserRecoveryCode_InsertParameters}
