interface Mail {
  /**
   * @default 0
   */
  attempts: number
  claimed_until: (Date) | null
  cleared_at: (Date) | null
  /**
   * @default false
   */
  composed: boolean
  /**
   * @default now()
   */
  created_at: Date
  error: (string) | null
  html: string
  id: number
  kind: string
  next_attempt_at: (Date) | null
  period: string
  request_id: (string) | null
  run_id: (number) | null
  sent_at: (Date) | null
  status: string
  subject: string
  subscription_id: (number) | null
  text: string
  to_address: string
}
export type { Mail as default };

interface Mail_InsertParameters {
  /**
   * @default 0
   */
  attempts?: number
  claimed_until?: (Date) | null
  cleared_at?: (Date) | null
  /**
   * @default false
   */
  composed?: boolean
  /**
   * @default now()
   */
  created_at?: Date
  error?: (string) | null
  html: string
  id: number
  kind: string
  next_attempt_at?: (Date) | null
  period: string
  request_id?: (string) | null
  run_id?: (number) | null
  sent_at?: (Date) | null
  status: string
  subject: string
  subscription_id?: (number) | null
  text: string
  to_address: string
}
export type {Mail_InsertParameters}
