import { useContext, useEffect, useRef } from 'react';
import { useSite } from '../site.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { type Head, HeadCollector, type HeadSource } from './head.ts';

/** Head from its text, because facts are compared one by one. */
const parse = (head: string): Head => JSON.parse(head);
const PLAIN: HeadSource<[string]> = { ready: parse, load: async () => parse };

/** Sets the head of a page that has no keywords, place or structured data; the name of the site follows its title. */
export function useHead(head: Head): void {
  useHeadOf(PLAIN, JSON.stringify({ ...head, title: `${head.title} | ${useSite().name}` }));
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
