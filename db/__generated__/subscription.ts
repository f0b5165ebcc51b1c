interface Subscription {
  agreed_price: (number) | null
  business_type: string
  categories: string[]
  cities: string[]
  created_at: Date
  email: string
  email_frequency: string
  expires_at: (Date) | null
  full_name: string
  id: number
  interest_areas: string[]
  is_active: boolean
  is_premium: boolean
  payment_method: (string) | null
  payment_reference: string
  plan: string
  premium_position: (number) | null
  provinces: string[]
  sectors: string[]
  user_id: (number) | null
  version: number
  /**
   * @default ''::text
   */
  words: string
}
export type { Subscription as default };

interface Subscription_InsertParameters {
  agreed_price?: (number) | null
  business_type: string
  categories: string[]
  cities: string[]
  created_at: Date
  email: string
  email_frequency: string
  expires_at?: (Date) | null
  full_name: string
  id: number
  interest_areas: string[]
  is_active: boolean
  is_premium: boolean
  payment_method?: (string) | null
  payment_reference: string
  plan: string
  premium_position?: (number) | null
  provinces: string[]
  sectors: string[]
  user_id?: (number) | null
  version: number
  /**
   * @default ''::text
   */
  words?: string
}
export type {Subscription_InsertParameters}
