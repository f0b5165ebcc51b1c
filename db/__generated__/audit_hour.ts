interface AuditHour {
  first_position: number
  hour: Date
  last_position: number
}
export type { AuditHour as default };

interface AuditHour_InsertParameters {
  first_position: number
  hour: Date
  last_position: number
}
export type {AuditHour_InsertParameters}
