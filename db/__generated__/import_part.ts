import type { default as ImportRun } from './import_run.ts'

interface ImportPart {
  bytes: Buffer
  first_at: number
  run_id: ImportRun['id']
}
export type { ImportPart as default };

interface ImportPart_InsertParameters {
  bytes: Buffer
  first_at: number
  run_id: ImportRun['id']
}
export type {ImportPart_InsertParameters}
