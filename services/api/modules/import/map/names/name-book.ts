import type { ImportReading } from '#contracts/api/imports.ts';
import { placeOf } from '#contracts/rules/places/place-of.ts';
import { isMapped, type MappedNotice, type Mapper } from '../mapped-notice.ts';
import { namesCategory } from '../portal-category.ts';
import { isBlank } from '../row-cells.ts';
import { townAtEnd } from '../table/offices/town-at-end.ts';
import { cityBehind, isNowhere, townOfTitle } from './city-behind.ts';
import type { KnownNames } from './known-names.ts';
import { categoryKey, nameKey } from './name-key.ts';
import { shortBodies } from './short-body.ts';
import { suggestCategory } from './suggest-category.ts';

/** Names of one kind that are kept for the report; a file with more has something else in that column. */
const KEPT = 2000;

type NameKind = 'categories' | 'organizations' | 'cities';

/** A name as the file has it, and the names of ours that stand in for it. */
export interface SeenName {
  readonly name: string;
  rows: number;
  readonly becomes: readonly string[];
  /** True: the portal has none of this name, and nobody has chosen one. */
  readonly isNew: boolean;
  /** A person chose what it becomes. */
  readonly isStated: boolean;
}

const CONTRADICTED = 'The city lies in another province, which was taken';

/**
 * Names of a source in our words: by what a person stated about them, else by what they tell. It remembers all that it met,
 * so that new names can be shown before they are written.
 */
export class NameBook {
  readonly #known: KnownNames;
  readonly #bodyOf: (shortForm: string) => string | undefined;
  readonly #stated: Readonly<Record<NameKind, ReadonlyMap<string, readonly string[]>>>;
  readonly #seen: Readonly<Record<NameKind, Map<string, SeenName>>> = {
    categories: new Map(),
    organizations: new Map(),
    cities: new Map(),
  };

  constructor(known: KnownNames, stated: ImportReading['names'] = {}) {
    this.#known = known;
    this.#bodyOf = shortBodies(new Set(known.organizations.values()));
    this.#stated = {
      categories: byKey(stated.categories, categoryKey),
      organizations: byKey(stated.organizations),
      cities: byKey(stated.cities),
    };
  }

  /** Names of the row that was translated last. */
  #met: { readonly kind: NameKind; readonly key: string }[] = [];

  seen(kind: NameKind): readonly SeenName[] {
    return [...this.#seen[kind].values()];
  }

  /** Whether a text names a category: one that is known, one that a person translated, or one by its words. */
  namesCategory(name: string): boolean {
    const isStated = this.#stated.categories.has(categoryKey(name));
    return isStated || namesCategory(name) || suggestCategory(name, this.#known.categories) !== undefined;
  }

  /** The same mapper in our words. */
  translating(map: Mapper): Mapper {
    return (value) => {
      this.#met = [];
      const draft = map(value);
      return isMapped(draft) ? this.#translate(draft) : draft;
    };
  }

  /** Takes back names of the row that was translated last, because nothing of them is written: all, or those of one kind. */
  forget(which?: NameKind): void {
    for (const { kind, key } of this.#met) {
      if (which !== undefined && kind !== which) continue;
      const present = this.#seen[kind].get(key);
      if (present === undefined) continue;
      present.rows -= 1;
      if (present.rows === 0) this.#seen[kind].delete(key);
    }
    this.#met = which === undefined ? [] : this.#met.filter(({ kind }) => kind !== which);
  }

  #translate(draft: MappedNotice): MappedNotice {
    const input: Record<string, unknown> = { ...draft.input };
    const notes = [...(draft.notes ?? [])];
    if (Array.isArray(input.categories)) {
      input.categories = input.categories.flatMap((name: unknown, at): readonly unknown[] =>
        typeof name === 'string' ? this.#category(name, draft.named?.[at]) : [name],
      );
    }
    const { procuringOrganization: body, procuringOrganizationId: id } = input;
    const said = isBlank(body) && isBlank(id) ? [input.organizations].flat()[0] : body; // the key is that of the source's words
    if (typeof body === 'string' && body !== '') {
      const province = textOrNull(input.province);
      const behind = isBlank(input.city) ? cityBehind(body, this.#known.places, province) : undefined;
      input.city ||= behind?.city ?? townAtEnd(body, province) ?? input.city;
      input.procuringOrganization = this.#organization(behind?.areTwo ? behind.body : body);
    }
    input.city ||= townOfTitle(input.title, this.#known.places) ?? input.city;
    if (Array.isArray(input.organizations)) {
      input.organizations = input.organizations.map((name: unknown) =>
        typeof name === 'string' && name !== '' ? this.#organization(name) : name,
      );
    }
    const { city, province } = input;
    if (typeof city === 'string' && isNowhere(city) && !this.#stated.cities.has(nameKey(city))) {
      input.city = null;
    } else if (typeof city === 'string' && city.trim() !== '') {
      const { name, contradicted } = this.#city(city, textOrNull(province));
      input.city = name;
      if (contradicted !== null) notes.push({ field: 'province', value: contradicted, reason: CONTRADICTED });
    }
    return { ...draft, input, notes, ...(typeof said === 'string' ? { body: said } : {}) };
  }

  /** `named` is what the source calls the category where the mapper has found ours already. */
  #category(name: string, named: string | undefined): readonly string[] {
    const theirs = named ?? name;
    const stated = this.#stated.categories.get(categoryKey(theirs));
    const own = stated?.length === 0 ? [theirs] : stated;
    const becomes = own ?? (named === undefined ? this.#suggested(name) : undefined) ?? [name];
    const isNew = becomes.some((one) => !this.#known.categories.has(categoryKey(one)));
    this.#meet('categories', { name: theirs, rows: 0, becomes, isNew, isStated: stated !== undefined });
    return becomes;
  }

  /** A new one keeps the letters in which the file had it first. */
  #suggested(name: string): readonly string[] | undefined {
    return suggestCategory(name, this.#known.categories) ?? this.#seen.categories.get(categoryKey(name))?.becomes;
  }

  #organization(name: string): string {
    const stated = this.#stated.organizations.get(nameKey(name));
    const becomes =
      stated === undefined
        ? (this.#known.organizations.get(nameKey(name)) ?? this.#bodyOf(name) ?? name)
        : (stated[0] ?? name);
    const isNew = !this.#known.organizations.has(nameKey(becomes));
    if (isNew || nameKey(becomes) !== nameKey(name) || stated !== undefined) {
      this.#meet('organizations', { name, rows: 0, becomes: [becomes], isNew, isStated: stated !== undefined });
    }
    return becomes;
  }

  #city(city: string, province: string | null): { readonly name: string; readonly contradicted: string | null } {
    const stated = this.#stated.cities.get(nameKey(city));
    const name = stated?.[0] ?? city;
    const place = placeOf({ city: name, province }, this.#known.places);
    const isNew = place.howSure === 'unknown' && !place.isAbroad;
    if (isNew || stated !== undefined) {
      const becomes = [place.city ?? name];
      this.#meet('cities', { name: city, rows: 0, becomes, isNew, isStated: stated !== undefined });
    }
    return { name, contradicted: place.contradicted };
  }

  #meet(kind: NameKind, name: SeenName): void {
    const seen = this.#seen[kind];
    const key = kind === 'categories' ? categoryKey(name.name) : nameKey(name.name);
    const present = seen.get(key) ?? name;
    present.rows += 1;
    if (present === name && seen.size < KEPT) seen.set(key, name);
    this.#met.push({ kind, key });
  }
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

const byKey = (stated: Readonly<Record<string, readonly string[]>> = {}, key = nameKey) =>
  new Map(Object.entries(stated).map(([name, ours]) => [key(name), ours]));
