interface Image {
  bytes: Buffer
  /**
   * @default now()
   */
  created_at: Date
  hash: string
  height: number
  type: string
  width: number
}
export type { Image as default };

interface Image_InsertParameters {
  bytes: Buffer
  /**
   * @default now()
   */
  created_at?: Date
  hash: string
  height: number
  type: string
  width: number
}
export type {Image_InsertParameters}
