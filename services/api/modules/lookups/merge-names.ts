const collator = new Intl.Collator('en', { sensitivity: 'base' });

/**
 * Our own spelling of each name, then what others wrote and we do not know, each once as `spelled` folds it; upper and
 * lower case are one name.
 */
export function mergeNames(
  ours: readonly string[],
  theirs: readonly string[],
  spelled: (name: string) => string = (name) => name,
): string[] {
  const known = new Set(ours.map((name) => name.toLowerCase()));
  const further = new Map<string, string>();
  for (const name of theirs.map(spelled)) {
    const key = name.toLowerCase();
    if (!known.has(key) && !further.has(key)) further.set(key, name);
  }
  return [...ours, ...[...further.values()].sort(collator.compare)];
}

export const sortNames = (names: readonly string[]): string[] => [...names].sort(collator.compare);
