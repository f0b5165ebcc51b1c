import type { default as DigestRun } from './digest_run.ts'

interface DigestRange {
  counts: (any) | null
  done_at: (Date) | null
  first_id: number
  last_id: number
  run_id: DigestRun['id']
}
export type { DigestRange as default };

interface DigestRange_InsertParameters {
  counts?: (any) | null
  done_at?: (Date) | null
  first_id: number
  last_id: number
  run_id: DigestRun['id']
}
export type {DigestRange_InsertParameters}
