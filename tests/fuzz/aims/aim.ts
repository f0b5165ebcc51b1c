import type { Person } from '../people/callers.ts';
import type { RawResponse } from '../people/send.ts';
import type { World } from '../world/world.ts';

/** Values drawn for one request, which the schemas take, and a number to choose by. */
export interface Draw {
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly choice: number;
}

/** Replacements that no schema can know, which make a drawn request one that the API has to take. */
export interface Aimed {
  /** Parts of the path by name. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A body that is no JSON. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Named when it is wrong on purpose after all. */
  readonly broken?: string;
  /** Called with the answer, or with undefined when none came. */
  readonly after?: (hit: RawResponse | undefined) => void | Promise<void>;
}

/** Arranges what a request needs; undefined: somebody was in the way. `by` is alone with his account. */
export type Aim = (draw: Draw, by: Person, world: World) => Aimed | undefined | Promise<Aimed | undefined>;

/** By method and path. */
export type Aims = Readonly<Record<string, Aim>>;

export const pick = <T>(list: readonly T[], choice: number): T | undefined => list[choice % list.length];
