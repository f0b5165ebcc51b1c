interface UserAccount {
  business_type: (string) | null
  created_at: Date
  email: string
  full_name: (string) | null
  id: number
  is_admin: boolean
  /**
   * @default false
   */
  is_paid: boolean
  /**
   * @default false
   */
  is_proved: boolean
  subscription_expires_at: (Date) | null
  username: string
  version: number
}
export type { UserAccount as default };

interface UserAccount_InsertParameters {
  business_type?: (string) | null
  created_at: Date
  email: string
  full_name?: (string) | null
  id: number
  is_admin: boolean
  /**
   * @default false
   */
  is_paid?: boolean
  /**
   * @default false
   */
  is_proved?: boolean
  subscription_expires_at?: (Date) | null
  username: string
  version: number
}
export type {UserAccount_InsertParameters}
