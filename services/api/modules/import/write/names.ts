import { CategoryBody } from '#contracts/api/categories.ts';
import type { ImportRow } from '#contracts/api/imports.ts';
import { OrganizationBody } from '#contracts/api/organizations.ts';
import type { EventMeta } from '#contracts/events/event.ts';
import { type Queryable, sql } from '#db/connection.ts';
import { readJoined } from '#db/tenders/current-names.ts';
import type { CategoryRef } from '../../../platform/imports/tender-import.ts';
import type { ImportTargets } from './import-targets.ts';

const lower = (name: string) => name.toLowerCase();

/** The organizations that a row names. */
const namedIn = (row: ImportRow): readonly string[] =>
  [row.procuringOrganization ?? '', ...row.organizations].filter((name) => name !== '');

/** The categories and organizations that rows name, kept in memory for the length of an import. */
export class Names {
  readonly #targets: ImportTargets;
  #categories = new Map<string, CategoryRef>();
  #organizations = new Map<string, number>();
  #organizationIds = new Set<number>();
  /** By numbers of entries that were joined to others, those of today. */
  readonly #joined = new Map<number, number>();

  constructor(targets: ImportTargets) {
    this.#targets = targets;
  }

  /**
   * Reads them anew. Names that were only to be created in a transaction that failed are forgotten; one that was renamed or
   * joined to another since stands for the same to the end of the file, which has it until then.
   */
  async load(db: Queryable): Promise<void> {
    const categories = await db.query<CategoryRef>(sql`SELECT id, name, is_active AS "isActive" FROM category`);
    const organizations = await db.query<{ id: number; name: string }>(sql`SELECT id, name FROM organization`);
    const byId = new Map(categories.map((category) => [category.id, category]));
    this.#organizationIds = new Set(organizations.map(({ id }) => id));
    const isGone = (id: number) => !this.#organizationIds.has(id);
    const joined = await readJoined(db, [...this.#organizations.values()].filter(isGone));
    const known = [...this.#organizations].map(([name, id]) => [name, joined.get(id) ?? id] as const);
    this.#categories = new Map([
      ...[...this.#categories].flatMap(([name, { id }]) => {
        const present = byId.get(id);
        return present === undefined ? [] : [[name, present] as const];
      }),
      ...categories.map((category) => [lower(category.name), category] as const),
    ]);
    this.#organizations = new Map([
      ...known.filter(([, id]) => !isGone(id)),
      ...organizations.map(({ id, name }) => [lower(name), id] as const),
    ]);
  }

  /** Looks for the entries to which those were joined that rows state by number. */
  async findJoined(db: Queryable, rows: readonly ImportRow[]): Promise<void> {
    const stated = rows.flatMap(({ organizationIds, procuringOrganizationId: id }) =>
      [id ?? [], organizationIds].flat(),
    );
    const unknown = stated.filter((id) => !this.#organizationIds.has(id));
    for (const [id, present] of await readJoined(db, unknown)) this.#joined.set(id, present);
  }

  #presentOf(id: number): number {
    return this.#organizationIds.has(id) ? id : (this.#joined.get(id) ?? id);
  }

  /** Whether all that the row names is there. */
  knows(row: ImportRow): boolean {
    return (
      row.categories.every((name) => this.#categories.has(lower(name))) &&
      namedIn(row).every((name) => this.#organizations.has(lower(name)))
    );
  }

  /** Creates what `rows` name and nobody knows yet. Without `meta` nothing is written, only remembered (a dry run). */
  async createMissing(db: Queryable, rows: readonly ImportRow[], meta: EventMeta | undefined) {
    const created = { categories: 0, organizations: 0 };
    for (const row of rows) {
      for (const name of row.categories) {
        if (this.#categories.has(lower(name))) continue;
        const id = meta === undefined ? 0 : await this.#targets.createCategory(db, CategoryBody.parse({ name }), meta);
        this.#categories.set(lower(name), { id, name, isActive: true });
        created.categories += 1;
      }
      for (const name of namedIn(row)) {
        if (this.#organizations.has(lower(name))) continue;
        const id =
          meta === undefined ? 0 : await this.#targets.createOrganization(db, OrganizationBody.parse({ name }), meta);
        this.#organizations.set(lower(name), id);
        this.#organizationIds.add(id);
        created.organizations += 1;
      }
    }
    return created;
  }

  categoriesOf(row: ImportRow): readonly CategoryRef[] {
    const found = row.categories.flatMap((name) => this.#categories.get(lower(name)) ?? []);
    return [...new Map(found.map((category) => [category.id, category])).values()];
  }

  /** The row with ids for the organizations that it names, the procuring one apart. */
  withOrganizationIds(row: ImportRow): ImportRow {
    const named = row.organizations.flatMap((name) => this.#organizations.get(lower(name)) ?? []);
    const { procuringOrganization: procuring, procuringOrganizationId: stated } = row;
    return {
      ...row,
      organizationIds: [...new Set([...row.organizationIds.map((id) => this.#presentOf(id)), ...named])],
      procuringOrganizationId:
        procuring === null ? stated && this.#presentOf(stated) : (this.#organizations.get(lower(procuring)) ?? null),
    };
  }

  /** Errors by field for organization ids that nobody has. */
  unknownIds(row: ImportRow): Readonly<Record<string, string>> | undefined {
    const unknown = row.organizationIds.find((id) => !this.#organizationIds.has(this.#presentOf(id)));
    if (unknown !== undefined) return { organizationIds: `Unknown organization: ${unknown}` };
    const procuring = row.procuringOrganizationId;
    if (procuring === null || this.#organizationIds.has(this.#presentOf(procuring))) return undefined;
    return { procuringOrganizationId: `Unknown organization: ${procuring}` };
  }
}
