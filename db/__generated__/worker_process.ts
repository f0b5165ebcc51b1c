interface WorkerProcess {
  id: string
  queue_ok: boolean
  sealing_refused: (string) | null
  seen_at: Date
  started_at: Date
}
export type { WorkerProcess as default };

interface WorkerProcess_InsertParameters {
  id: string
  queue_ok: boolean
  sealing_refused?: (string) | null
  seen_at: Date
  started_at: Date
}
export type {WorkerProcess_InsertParameters}
