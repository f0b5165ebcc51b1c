interface InterestArea {
  category_ids: number[]
  id: number
  name: string
  version: number
  /**
   * @default ''::text
   */
  words: string
}
export type { InterestArea as default };

interface InterestArea_InsertParameters {
  category_ids: number[]
  id: number
  name: string
  version: number
  /**
   * @default ''::text
   */
  words?: string
}
export type {InterestArea_InsertParameters}
