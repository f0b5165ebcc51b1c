interface Category {
  created_at: Date
  description: (string) | null
  emoji: (string) | null
  id: number
  is_active: boolean
  name: string
  parent_id: (number) | null
  sort_order: number
  version: number
}
export type { Category as default };

interface Category_InsertParameters {
  created_at: Date
  description?: (string) | null
  emoji?: (string) | null
  id: number
  is_active: boolean
  name: string
  parent_id?: (number) | null
  sort_order: number
  version: number
}
export type {Category_InsertParameters}
