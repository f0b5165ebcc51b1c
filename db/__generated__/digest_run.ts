interface DigestRun {
  finished_at: (Date) | null
  id: number
  kind: string
  period: string
  reach_position: (number) | null
  since_position: number
  /**
   * @default now()
   */
  started_at: Date
  tender_ids: number[]
  until_position: number
}
export type { DigestRun as default };

interface DigestRun_InsertParameters {
  finished_at?: (Date) | null
  id: number
  kind: string
  period: string
  reach_position?: (number) | null
  since_position: number
  /**
   * @default now()
   */
  started_at?: Date
  tender_ids: number[]
  until_position: number
}
export type {DigestRun_InsertParameters}
