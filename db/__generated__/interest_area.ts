interface InterestArea {
  category_ids: Array<number | null>
  id: number
  name: string
  version: number
}
export type { InterestArea as default };

interface InterestArea_InsertParameters {
  category_ids: Array<number | null>
  id: number
  name: string
  version: number
}
export type {InterestArea_InsertParameters}
