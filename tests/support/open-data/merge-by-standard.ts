/**
 * Merges OCDS releases as "Merging" of the standard 1.1 describes it: releases become pairs of a path and a value, later
 * pairs replace earlier ones, and what is null at the end is left out. Written from that text and its schema, apart from
 * the portal's own merge, which a spec compares with it. No package of the registry of Node does the same.
 */

type Json = string | number | boolean | null | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [key: string]: Json;
}
/** A member of an object, or the object of a list with this id. */
type Step = { readonly member: string } | { readonly id: Json };
interface Pair {
  readonly path: readonly Step[];
  readonly value: Json;
}

/** `omitWhenMerged` or `wholeListMerge` by the names of the members that lead there. */
export type MergeRules = ReadonlyMap<string, 'omitWhenMerged' | 'wholeListMerge'>;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rules that a release schema states, with its references followed. */
export function mergeRulesOf(schema: JsonObject): MergeRules {
  const rules = new Map<string, 'omitWhenMerged' | 'wholeListMerge'>();
  const follow = (part: Json | undefined): JsonObject => {
    if (!isObject(part)) return {};
    if (typeof part.$ref !== 'string') return part;
    const [, , name = ''] = part.$ref.split('/');
    return follow(isObject(schema.definitions) ? schema.definitions[name] : undefined);
  };
  const walk = (part: JsonObject, names: readonly string[]) => {
    if (names.length > 6 || !isObject(part.properties)) return;
    for (const [name, stated] of Object.entries(part.properties)) {
      const [property, path] = [follow(stated), [...names, name]];
      const said = isObject(stated) ? { ...property, ...stated } : property;
      if (said.omitWhenMerged === true) rules.set(path.join('.'), 'omitWhenMerged');
      else if (said.wholeListMerge === true) rules.set(path.join('.'), 'wholeListMerge');
      else {
        walk(property, path);
        walk(follow(property.items), path);
      }
    }
  };
  walk(schema, []);
  return rules;
}

export function mergeByStandard(releases: readonly object[], rules: MergeRules): object {
  const pairs = new Map<string, Pair>();
  for (const release of releases) {
    for (const pair of flatten(release as JsonObject, rules, [])) pairs.set(JSON.stringify(pair.path), pair);
  }
  const merged: Record<string, unknown> = {};
  for (const { path, value } of pairs.values()) place(merged, path, value);
  const { ocid, date } = releases.at(-1) as { readonly ocid: string; readonly date: string };
  return { ...merged, id: `${ocid}-${date}`, date, tag: ['compiled'] };
}

function flatten(value: JsonObject, rules: MergeRules, path: readonly Step[]): Pair[] {
  return Object.entries(value).flatMap(([member, inside]): Pair[] => {
    const here = [...path, { member }];
    const rule = rules.get(here.flatMap((step) => ('member' in step ? step.member : [])).join('.'));
    if (rule === 'omitWhenMerged') return [];
    if (rule === 'wholeListMerge') return [{ path: here, value: inside }];
    if (isObject(inside)) return flatten(inside, rules, here);
    if (!Array.isArray(inside) || !inside.every(isObject)) return [{ path: here, value: inside }];
    return inside.flatMap((item) => flatten(item, rules, [...here, { id: item.id ?? Math.random() }]));
  });
}

function place(root: Record<string, unknown>, path: readonly Step[], value: Json): void {
  let at: unknown = root;
  path.forEach((step, depth) => {
    const next = path[depth + 1];
    if ('id' in step) {
      const list = at as Record<string, unknown>[];
      const known = list.find(({ id }) => id === step.id);
      if (known === undefined) list.push({ id: step.id });
      at = known ?? list.at(-1);
    } else if (next === undefined) {
      if (value !== null) (at as Record<string, unknown>)[step.member] = value;
    } else {
      const object = at as Record<string, unknown>;
      object[step.member] ??= 'id' in next ? [] : {};
      at = object[step.member];
    }
  });
}
