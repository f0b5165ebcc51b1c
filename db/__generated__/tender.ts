interface Tender {
  bid_security: (string) | null
  bid_validity: (string) | null
  cancelled_at: (Date) | null
  cancelled_reason: (string) | null
  category_ids: number[]
  city: (string) | null
  /**
   * @default timezone('05:00:00'::interval, closing_date + COALESCE(closing_time, '24:00:00'::time without time zone))
   */
  closes_at: Date
  closing_date: string
  closing_time: (string) | null
  contact: (string) | null
  created_at: Date
  description: string
  document_fee: (string) | null
  documents: (any) | null
  documents_until: (string) | null
  extended_from: (string) | null
  id: number
  image_hash: (string) | null
  image_height: (number) | null
  image_type: (string) | null
  image_width: (number) | null
  import_digest: (string) | null
  import_key: (string) | null
  ocr_text: (string) | null
  opening_at: (Date) | null
  organization_ids: number[]
  organization_vector: string
  origin: string
  procurement_method: (string) | null
  procuring_organization_id: (number) | null
  province: (string) | null
  publish_date: string
  reference: (string) | null
  /**
   * @default text_vector || organization_vector
   */
  search_vector: string
  sectors: string[]
  source: (string) | null
  source_license: (string) | null
  source_url: (string) | null
  status: string
  text_vector: string
  title: string
  updated_at: Date
  version: number
}
export type { Tender as default };

interface Tender_InsertParameters {
  bid_security?: (string) | null
  bid_validity?: (string) | null
  cancelled_at?: (Date) | null
  cancelled_reason?: (string) | null
  category_ids: number[]
  city?: (string) | null
  /**
   * @default timezone('05:00:00'::interval, closing_date + COALESCE(closing_time, '24:00:00'::time without time zone))
   */
  closes_at?: Date
  closing_date: string
  closing_time?: (string) | null
  contact?: (string) | null
  created_at: Date
  description: string
  document_fee?: (string) | null
  documents?: (any) | null
  documents_until?: (string) | null
  extended_from?: (string) | null
  id: number
  image_hash?: (string) | null
  image_height?: (number) | null
  image_type?: (string) | null
  image_width?: (number) | null
  import_digest?: (string) | null
  import_key?: (string) | null
  ocr_text?: (string) | null
  opening_at?: (Date) | null
  organization_ids: number[]
  organization_vector: string
  origin: string
  procurement_method?: (string) | null
  procuring_organization_id?: (number) | null
  province?: (string) | null
  publish_date: string
  reference?: (string) | null
  /**
   * @default text_vector || organization_vector
   */
  search_vector?: string
  sectors: string[]
  source?: (string) | null
  source_license?: (string) | null
  source_url?: (string) | null
  status: string
  text_vector: string
  title: string
  updated_at: Date
  version: number
}
export type {Tender_InsertParameters}
