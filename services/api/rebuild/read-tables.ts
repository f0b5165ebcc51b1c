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
  { name: 'tender', indexes: ['tender_body_source'] },
  { name: 'tender_category' },
  { name: 'tender_organization', indexes: ['tender_organization_organization'] },
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
