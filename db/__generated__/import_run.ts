interface ImportRun {
  /**
   * @default 0
   */
  bytes_read: number
  claim: (string) | null
  claimed_until: (Date) | null
  counts: (any) | null
  /**
   * @default now()
   */
  created_at: Date
  created_by: number
  /**
   * @default '[]'::jsonb
   */
  duplicates: any
  earlier: (any) | null
  failure: (string) | null
  file_name: string
  finished_at: (Date) | null
  found: (any) | null
  /**
   * @default '[]'::jsonb
   */
  groups: any
  id: number
  /**
   * @default true
   */
  is_dry_run: boolean
  /**
   * @default false
   */
  is_stopping: boolean
  names: (any) | null
  /**
   * @default '[]'::jsonb
   */
  problems: any
  /**
   * @default '{}'::jsonb
   */
  reading: any
  /**
   * @default 0
   */
  received: number
  size: number
  source: (string) | null
  started_at: (Date) | null
  /**
   * @default 'uploading'::text
   */
  state: string
}
export type { ImportRun as default };

interface ImportRun_InsertParameters {
  /**
   * @default 0
   */
  bytes_read?: number
  claim?: (string) | null
  claimed_until?: (Date) | null
  counts?: (any) | null
  /**
   * @default now()
   */
  created_at?: Date
  created_by: number
  /**
   * @default '[]'::jsonb
   */
  duplicates?: any
  earlier?: (any) | null
  failure?: (string) | null
  file_name: string
  finished_at?: (Date) | null
  found?: (any) | null
  /**
   * @default '[]'::jsonb
   */
  groups?: any
  id: number
  /**
   * @default true
   */
  is_dry_run?: boolean
  /**
   * @default false
   */
  is_stopping?: boolean
  names?: (any) | null
  /**
   * @default '[]'::jsonb
   */
  problems?: any
  /**
   * @default '{}'::jsonb
   */
  reading?: any
  /**
   * @default 0
   */
  received?: number
  size: number
  source?: (string) | null
  started_at?: (Date) | null
  /**
   * @default 'uploading'::text
   */
  state?: string
}
export type {ImportRun_InsertParameters}
