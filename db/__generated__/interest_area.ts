interface InterestArea {
  category_ids: number[]
  id: number
  name: string
  version: number
}
export type { InterestArea as default };

interface InterestArea_InsertParameters {
  category_ids: number[]
  id: number
  name: string
  version: number
}
export type {InterestArea_InsertParameters}
