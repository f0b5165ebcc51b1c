interface RemovedNotice {
  import_key: string
  tender_id: number
}
export type { RemovedNotice as default };

interface RemovedNotice_InsertParameters {
  import_key: string
  tender_id: number
}
export type {RemovedNotice_InsertParameters}
