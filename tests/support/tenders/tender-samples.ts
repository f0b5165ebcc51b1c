import type { TenderBodyInput } from '#contracts/api/tenders.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { forOptionalFields } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { type Database, sql } from '#db/connection.ts';

export const META: EventMeta = {
  actor: { kind: 'user', id: 1 },
  requestId: 'r1',
  correlationId: 'r1',
  outcome: 'done',
};

const NOTICE = {
  title: 'Construction of a bridge',
  description: 'Reinforced concrete bridge over the canal.',
  publishDate: '2026-06-01',
  closingDate: '2026-07-01',
  status: 'open' as const,
};

/** A body that POST /api/tenders accepts in a database with `addCategories('Roads')`. */
export function tenderBody(changes: Partial<TenderBodyInput> = {}): TenderBodyInput {
  return {
    ...NOTICE,
    categories: ['Roads'],
    sectors: ['Government'],
    ...changes,
  };
}

/** The same for a notice that was published today and closes in twenty days. */
export function presentTender(changes: Partial<TenderBodyInput> = {}): TenderBodyInput {
  const today = karachiDay(new Date());
  return tenderBody({ publishDate: today, closingDate: addDays(today, 20), ...changes });
}

export function tenderFacts(changes: Partial<TenderFacts> = {}): TenderFacts {
  return {
    ...NOTICE,
    image: null,
    documents: null,
    categoryIds: [1],
    sectors: ['Government'],
    organizationIds: [],
    procuringOrganizationId: null,
    ...forOptionalFields(() => null),
    ...changes,
  };
}

export interface CategorySample {
  readonly parentId?: number;
  readonly isActive?: boolean;
}

/** Answers the category's id. The modules of categories and organizations are not loaded here, so rows are made by hand. */
export async function addCategory(db: Database, name: string, { parentId, isActive = true }: CategorySample = {}) {
  const [row] = await db.query<{ id: number }>(sql`INSERT INTO category
    (id, version, name, parent_id, is_active, sort_order, created_at)
    VALUES (nextval('category_id'), 1, ${name}, ${parentId ?? null}, ${isActive}, 0, now()) RETURNING id`);
  return row?.id ?? 0;
}

export async function addOrganization(db: Database, name: string) {
  const [row] = await db.query<{ id: number }>(sql`INSERT INTO organization (id, version, name, name_folded, created_at)
    VALUES (nextval('organization_id'), 1, ${name}, ${foldForSearch(name)}, now()) RETURNING id`);
  return row?.id ?? 0;
}
