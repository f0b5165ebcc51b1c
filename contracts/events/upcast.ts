/** Turns a payload of one shape into the next newer one. */
export type Upcaster = (data: unknown) => unknown;

/**
 * `EventType@n` → the step from shape n to n + 1. Events are never rewritten: a payload that changes shape gets the
 * next schema number, a step here, and a golden file of the old shape (db/event-store/golden).
 */
export const UPCASTERS: Readonly<Record<string, Upcaster>> = {};

/** Brings a payload of shape `schema` to the newest shape. */
export function upcast(
  type: string,
  schema: number,
  data: unknown,
  upcasters: Readonly<Record<string, Upcaster>> = UPCASTERS,
): unknown {
  let current = data;
  for (let shape = schema; ; shape++) {
    const step = upcasters[`${type}@${shape}`];
    if (step === undefined) return current;
    current = step(current);
  }
}

/** The shape that is written today: one more than the steps that lead to it. */
export function newestShape(type: string, upcasters: Readonly<Record<string, Upcaster>> = UPCASTERS): number {
  let shape = 1;
  while (upcasters[`${type}@${shape}`] !== undefined) shape++;
  return shape;
}
