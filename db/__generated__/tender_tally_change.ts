interface TenderTallyChange {
  closing: string
  keys: string[]
  n: number
  week: string
}
export type { TenderTallyChange as default };

interface TenderTallyChange_InsertParameters {
  closing: string
  keys: string[]
  n: number
  week: string
}
export type {TenderTallyChange_InsertParameters}
