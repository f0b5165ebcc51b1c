interface AuditEntry {
  actor: string
  position: number
  record: string
  recorded_at: Date
  refused: boolean
  type: string
}
export type { AuditEntry as default };

interface AuditEntry_InsertParameters {
  actor: string
  position: number
  record: string
  recorded_at: Date
  refused: boolean
  type: string
}
export type {AuditEntry_InsertParameters}
