interface CalendarLink {
  created_at: Date
  token_hash: Buffer
  user_id: number
}

interface DatabaseSchema {
  calendar_link: {record: CalendarLink, insert: never};
  idempotency_key: {record: IdempotencyKey, insert: never};
  import_part: {record: ImportPart, insert: never};
  import_run: {record: ImportRun, insert: never};
  saved_search: {record: SavedSearch, insert: never};
  session: {record: Session, insert: never};
  worker_process: {record: WorkerProcess, insert: never};
}
export type { DatabaseSchema as default };

interface IdempotencyKey {
  created_at: Date
  key: string
  stream_id: string
  user_id: number
}

interface ImportPart {
  bytes: Buffer
  first_at: number
  run_id: ImportRun['id']
}

interface ImportRun {
  bytes_read: number
  claim: (string) | null
  claimed_until: (Date) | null
  counts: (any) | null
  created_at: Date
  created_by: number
  duplicates: any
  earlier: (any) | null
  failure: (string) | null
  file_name: string
  finished_at: (Date) | null
  found: (any) | null
  groups: any
  id: number
  is_dry_run: boolean
  is_stopping: boolean
  names: (any) | null
  problems: any
  reading: any
  received: number
  size: number
  source: (string) | null
  started_at: (Date) | null
  state: string
}

interface SavedSearch {
  created_at: Date
  feed_made_at: (Date) | null
  feed_token_hash: (Buffer) | null
  frequency: string
  id: number
  name: string
  paused: boolean
  query: any
  seen_at: Date
  user_id: number
}

interface Session {
  created_at: Date
  credential: (Buffer) | null
  device: string
  id: number
  id_hash: Buffer
  last_seen_at: Date
  network: (string) | null
  user_id: number
}

interface WorkerProcess {
  id: string
  queue_ok: boolean
  sealing_refused: (string) | null
  seen_at: Date
  started_at: Date
}
