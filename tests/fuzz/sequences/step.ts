import { isDeepStrictEqual } from 'node:util';
import type { Model } from './model.ts';
import type { Portal } from './portal.ts';

export interface Step {
  /** Whether there is what it needs; always when absent. */
  readonly can?: (model: Model) => boolean;
  /** Does it to the portal and to the model. `choice` decides among what there is. @throws Error where they disagree */
  readonly run: (model: Model, portal: Portal, choice: number) => Promise<void>;
  /** 1 unless given. */
  readonly weight?: number;
}

export type Steps = Readonly<Record<string, Step>>;

/** @throws Error when there is none */
export function pick<T>(values: readonly T[], choice: number): T {
  const value = values[choice % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
}

/** @throws Error saying both */
export function expectSame(what: string, told: unknown, known: unknown): void {
  if (isDeepStrictEqual(told, known)) return;
  throw new Error(`${what}: told ${JSON.stringify(told)}, but the model knows ${JSON.stringify(known)}`);
}
