import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createGate } from '../../../platform/gate.ts';
import { busy } from '../../../platform/refusal.ts';
import type { CardFacts } from './draw-card.ts';

/** Bytes of drawn pictures that a process keeps: some four hundred. */
const KEPT = 24 * 1024 * 1024;
/** The one that is drawn, and twenty that wait. */
const MOST = 21;
/** Counted up when the layout changes. */
const LAYOUT = 1;

/** Changes with whatever the picture shows. */
export const cardKey = (facts: CardFacts): string =>
  hash('sha256', JSON.stringify([LAYOUT, facts]), 'base64url').slice(0, 22);

/** Loads the library of pictures with the first one: most starts of a program draw none. */
const drawCard = async (facts: CardFacts) => (await import('./draw-card.ts')).drawCard(facts);

/**
 * Draws each picture once, and one at a time: many who ask for different ones take a fraction of the machine, and are
 * told to come again.
 */
export function createCards(draw: (facts: CardFacts) => Promise<Buffer> = drawCard) {
  const full = () => busy('Too many pictures are being drawn. Please try again in a moment.', 5);
  const gate = createGate({ most: MOST, full });
  const cards = new LRUCache<string, Buffer, CardFacts>({
    maxSize: KEPT,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context: facts }) => gate(() => draw(facts)),
    ignoreFetchAbort: true, // whoever asked for a picture gets it, even when it has no room any more
  });
  return (facts: CardFacts): Promise<Buffer> => cards.forceFetch(cardKey(facts), { context: facts });
}
