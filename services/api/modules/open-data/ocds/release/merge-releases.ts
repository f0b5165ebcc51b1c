import type { Release } from '#contracts/api/open-data/open-data.ts';

/** Lists that a later release replaces whole, as the schemas of OCDS and of its extensions say. */
const WHOLE: ReadonlySet<string> = new Set(['additionalClassifications', 'deliveryAddresses']);

type Json = unknown;
type JsonObject = Readonly<Record<string, Json>>;

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The sum of a tender's releases by the rules of the standard: later values replace earlier ones, null takes a value away,
 * and objects of a list are told apart by their id. An object of which
 * every value was taken away stays as an empty one, as with the merge of the standard's own publisher.
 */
export function mergeReleases(releases: readonly Release[]): Release | undefined {
  const last = releases.at(-1);
  if (last === undefined) return undefined;
  const merged = releases.reduce<JsonObject>(mergeObjects, {});
  return { ...(merged as Release), id: `${last.ocid}-${last.date}`, date: last.date, tag: ['compiled'] };
}

function mergeObjects(before: JsonObject, after: JsonObject): JsonObject {
  const merged: Record<string, Json> = { ...before };
  for (const [key, value] of Object.entries(after)) {
    const sum = mergeValues(key, before[key], value);
    if (sum === undefined) delete merged[key];
    else merged[key] = sum;
  }
  return merged;
}

/** Answers undefined where nothing is left to say. */
function mergeValues(key: string, before: Json, after: Json): Json {
  if (after === null) return undefined;
  if (isObject(after)) return mergeObjects(isObject(before) ? before : {}, after);
  if (!Array.isArray(after) || WHOLE.has(key) || !after.every((item) => isObject(item) && 'id' in item)) return after;
  return after.length === 0 ? before : mergeLists(Array.isArray(before) ? before : [], after);
}

function mergeLists(before: readonly JsonObject[], after: readonly JsonObject[]): readonly JsonObject[] {
  const merged = new Map(before.map((item) => [item.id, item]));
  for (const item of after) merged.set(item.id, mergeObjects(merged.get(item.id) ?? {}, item));
  return [...merged.values()];
}
