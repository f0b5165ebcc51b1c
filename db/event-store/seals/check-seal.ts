import type { Queryable } from '../../connection.ts';
import type { PublishedSeal } from './published-seals.ts';
import { isSignedBy, NO_SEAL, type Seal, sealHash } from './seal.ts';
import { readSeals } from './seals.queries.ts';

/** The published seals by number. */
export class PublishedSeals {
  readonly #seals: ReadonlyMap<number, readonly PublishedSeal[]>;

  constructor(seals: readonly PublishedSeal[]) {
    this.#seals = Map.groupBy(seals, ({ no }) => no);
  }

  /** True when the seal of that number was published as another one. */
  contradicts({ no, seal }: Seal): boolean {
    return (this.#seals.get(no) ?? []).some((known) => known.seal !== seal.toString('hex'));
  }

  /** Position of the first event under the seal of that number. */
  firstOf(no: number): number | undefined {
    return this.#seals.get(no)?.[0]?.first;
  }

  /** The first published seal with a higher number. */
  after(no: number): PublishedSeal | undefined {
    const [lowest] = [...this.#seals.keys()].filter((known) => known > no).sort((a, b) => a - b);
    return lowest === undefined ? undefined : this.#seals.get(lowest)?.[0];
  }
}

/** Why the seal is not what it was made as; undefined when it is. Its events are not looked at. */
export function brokenSealReason(
  seal: Seal,
  before: Seal | undefined,
  published: PublishedSeals,
  key: string | undefined,
): string | undefined {
  const no = (before?.no ?? 0) + 1;
  if (seal.no !== no) return seal.no > no ? `Seal ${no} was removed.` : `A seal ${seal.no} was added.`;
  const isChained = isHashed(seal, before) && seal.last > (before?.last ?? 0);
  if (!isChained) return `Seal ${no} was changed.`;
  if (key !== undefined && !isSignedBy(seal, key))
    return `Seal ${no} is not signed with this key: it is forged, or was made with another AUDIT_KEY; set that one to verify it.`;
  if (published.contradicts(seal)) return `Seal ${no} is not the one that was published.`;
  return undefined;
}

/** Why nothing is sealed with this key; undefined when the newest seal is signed with it, or there is none. */
export async function wrongKeyReason(db: Queryable, key: string): Promise<string | undefined> {
  const [newest] = await readSeals(db, { newest: true });
  if (newest === undefined || isSignedBy(newest, key)) return undefined;
  return 'The last seal of the event log was not made with this AUDIT_KEY, so nothing is sealed. Give the key that made it and restart, or change keys as docs/operations/rotate-keys.md says.';
}

/** False also for values that no seal has, such as an infinite time. */
function isHashed(seal: Seal, before: Seal | undefined): boolean {
  try {
    return sealHash(seal, before?.seal ?? NO_SEAL).equals(seal.seal);
  } catch {
    return false;
  }
}
