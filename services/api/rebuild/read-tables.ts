/** A table that is made of events alone, and can therefore be made anew from the log. */
interface ReadTable {
  readonly name: string;
  /** Indexes beside the primary key by which projections find rows; the rest would only slow a rebuild. */
  readonly indexes?: readonly string[];
  /** Triggers that write other read tables. */
  readonly triggers?: readonly string[];
}

/** Tables that projections write, the one a foreign key points at before the one that points. A new one is one line. */
export const READ_TABLES: readonly ReadTable[] = [
  { name: 'category' },
  { name: 'organization', triggers: ['follow_rename'] },
  { name: 'tender', indexes: ['tender_organizations', 'tender_procuring'] },
  { name: 'tender_category' },
  { name: 'tender_organization' },
  { name: 'tender_source' },
  { name: 'removed_notice' },
  { name: 'user_account' },
  { name: 'interest_area' },
  { name: 'place_name' },
  { name: 'portal_settings' },
  { name: 'synonym_group' },
  { name: 'subscription' },
  { name: 'payment', indexes: ['payment_subscription'] },
  { name: 'payment_proof', indexes: ['payment_proof_subscription'] },
  { name: 'draft' },
];

/** Tables that no event tells of: secrets, sessions, what the worker did, what follows the log or a read table by itself. */
export const KEPT_TABLES: readonly string[] = [
  'account_link',
  'account_mail',
  'account_notice',
  'audit_entry',
  'audit_hour',
  'backup_made',
  'calendar_link',
  'change_due',
  'day_count',
  'digest_passed',
  'digest_range',
  'digest_run',
  'draft_file',
  'draft_work',
  'dump',
  'dump_part',
  'hidden_tender',
  'idempotency_key',
  'file',
  'file_page',
  'file_reading',
  'image',
  'import_memory',
  'import_part',
  'import_reading',
  'import_run',
  'mail',
  'mail_choice',
  'mail_piece',
  'mail_request',
  'mail_secret',
  'payment_proof_file',
  'rate_limit',
  'reminder_round',
  'saved_search',
  'saved_tender',
  'schema_function',
  'schema_migration',
  'sent_tender',
  'session',
  'statement',
  'statement_line',
  'tender_change',
  'tender_followed',
  'tender_tally',
  'tender_tally_change',
  'told_change',
  'told_closing',
  'unfound_search',
  'user_recovery_code',
  'user_second_factor',
  'user_secret',
  'watched_file',
  'web_asset',
  'worker_process',
];

/** Kinds of streams whose rows the projections of other kinds read. */
export const READ_BY_OTHERS: ReadonlySet<string> = new Set(['organization']);
