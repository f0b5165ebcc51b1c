interface IdempotencyKey {
  /**
   * @default now()
   */
  created_at: Date
  key: string
  stream_id: string
  user_id: number
}
export type { IdempotencyKey as default };

interface IdempotencyKey_InsertParameters {
  /**
   * @default now()
   */
  created_at?: Date
  key: string
  stream_id: string
  user_id: number
}
export type {IdempotencyKey_InsertParameters}
