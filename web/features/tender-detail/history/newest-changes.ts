import type { TenderChange } from '#contracts/api/tenders.ts';

/** Changes, and characters of them, that travel with every page of a tender. */
const CHANGES_MAX = 20;
const CHARACTERS_MAX = 12_000;

/** The newest changes that fit into a page; always one, which the API keeps short. */
export function newestChanges(changes: readonly TenderChange[]): readonly TenderChange[] {
  let characters = 0;
  const last = changes.findIndex((change, at) => {
    characters += lengthOf(change);
    return at > 0 && characters > CHARACTERS_MAX;
  });
  return changes.slice(0, Math.min(last === -1 ? changes.length : last, CHANGES_MAX));
}

function lengthOf({ changes }: TenderChange): number {
  return changes.reduce((sum, { before, after }) => sum + (before?.length ?? 0) + (after?.length ?? 0), 0);
}
