interface TenderTally {
  a: string
  b: string
  n: number
}
export type { TenderTally as default };

interface TenderTally_InsertParameters {
  a: string
  b: string
  n: number
}
export type {TenderTally_InsertParameters}
