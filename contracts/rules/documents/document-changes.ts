import type { DocumentRef } from '../../events/tenders.ts';

type Named = Pick<DocumentRef, 'digest' | 'name'>;

/** Changes of the files of a notice, a few words each, such as `tender.pdf added`. */
export function documentChanges(before: readonly Named[] | null, now: readonly Named[] | null): string[] {
  const [old, present] = [before ?? [], now ?? []];
  const [was, is] = [byDigest(old), byDigest(present)];
  const changes = [
    ...present.filter(({ digest }) => !was.has(digest)).map(({ name }) => `${name} added`),
    ...old.filter(({ digest }) => !is.has(digest)).map(({ name }) => `${name} removed`),
    ...present.flatMap(({ digest, name }) => {
      const former = was.get(digest);
      return former === undefined || former === name ? [] : [`${former} renamed to ${name}`];
    }),
  ];
  const isSameOrder = present.every(({ digest }, at) => old[at]?.digest === digest);
  return changes.length > 0 || isSameOrder ? changes : ['order changed'];
}

const byDigest = (list: readonly Named[]) => new Map(list.map(({ digest, name }) => [digest, name]));
