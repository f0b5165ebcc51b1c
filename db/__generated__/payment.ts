interface Payment {
  amount: number
  bank_reference: string
  expires_at: Date
  id: number
  plan: string
  position: number
  received_at: Date
  recorded_at: Date
  subscription_id: number
}
export type { Payment as default };

interface Payment_InsertParameters {
  amount: number
  bank_reference: string
  expires_at: Date
  id: number
  plan: string
  position: number
  received_at: Date
  recorded_at: Date
  subscription_id: number
}
export type {Payment_InsertParameters}
