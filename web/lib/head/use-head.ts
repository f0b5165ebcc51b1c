import { useContext, useEffect, useRef } from 'react';
import { useSite } from '../site.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { type Head, HeadCollector, type HeadSource } from './head.ts';

type PlainFacts = readonly [Head['title'], Head['description'], Head['canonical'], Head['noIndex'], Head['notFound']];

const toHead = (...[title, description, canonical, noIndex, notFound]: PlainFacts): Head => ({
  title,
  description,
  canonical,
  noIndex,
  notFound,
});
const PLAIN: HeadSource<PlainFacts> = { ready: toHead, load: async () => toHead };

/** Sets the head of a page that has no keywords, place or structured data; the name of the site follows its title. */
export function useHead({ title, description, canonical, noIndex, notFound }: Head): void {
  const { name } = useSite();
  useHeadOf(PLAIN, `${title} | ${name}`, description, canonical, noIndex, notFound);
}

/** Counts the heads that were asked for: one that arrives late does not take the place of a newer one. */
let newest = 0;

/**
 * Sets the whole head of a page from facts, on the server and after every move within the site. Facts that are the same
 * must be the same values or objects. The page that the server drew has its head already: for it nothing is loaded.
 */
export function useHeadOf<Facts extends readonly unknown[]>(source: HeadSource<Facts>, ...facts: Facts): void {
  const collect = useContext(HeadCollector);
  const site = useSite();
  if (collect !== null && source.ready !== null) collect(source.ready(...facts));
  const told = useRef<Facts | null>(useHydrated() ? null : facts);
  useEffect(() => {
    if (told.current?.every((fact, at) => fact === facts[at])) return;
    told.current = facts;
    newest += 1;
    const turn = newest;
    Promise.all([source.load(), import('./apply-head.ts')]).then(
      ([headOf, { applyHead }]) => {
        if (turn === newest) applyHead(headOf(...facts), site);
      },
      () => {
        told.current = null; // the line was down: the next change of the page tries again
      },
    );
  });
}
