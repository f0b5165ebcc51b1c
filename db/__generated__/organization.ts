import type { default as Category } from './category.ts'

interface Organization {
  address: (string) | null
  category_id: (Category['id']) | null
  created_at: Date
  description: (string) | null
  id: number
  name: string
  name_folded: string
  version: number
  website: (string) | null
}
export type { Organization as default };

interface Organization_InsertParameters {
  address?: (string) | null
  category_id?: (Category['id']) | null
  created_at: Date
  description?: (string) | null
  id: number
  name: string
  name_folded: string
  version: number
  website?: (string) | null
}
export type {Organization_InsertParameters}
