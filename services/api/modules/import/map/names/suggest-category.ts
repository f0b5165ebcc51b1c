import { portalNames } from '../portal-category.ts';
import { categoryKey } from './name-key.ts';

/** Our categories by their keys. */
export type KnownCategories = ReadonlyMap<string, string>;

const BETWEEN_NAMES = /[,;|/&+\n،]|\band\b|\sاور\s/i;

/**
 * Our categories for what a source calls one: the one of this name, several when the name lists several of ours, else the
 * one that its words tell. Undefined when nothing of ours is like it, so that it would be a new one.
 */
export function suggestCategory(name: string, known: KnownCategories): readonly string[] | undefined {
  const own = known.get(categoryKey(name));
  if (own !== undefined) return [own];
  const parts = name.split(BETWEEN_NAMES).filter((part) => categoryKey(part) !== '');
  const named = parts.map((part) => known.get(categoryKey(part)));
  if (parts.length > 1 && !named.includes(undefined)) return [...new Set(named as string[])];
  const told = portalNames(name).flatMap((one) => known.get(categoryKey(one)) ?? []);
  return told.length === 0 ? undefined : told.slice(0, 1);
}
