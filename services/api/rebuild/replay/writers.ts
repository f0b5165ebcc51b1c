import type { DomainEvent } from '#contracts/events/event.ts';
import type { Projected } from '../../platform/commands/projection.ts';
import type { ApiModule } from '../../platform/dependencies.ts';

/** The types of event that are written by the same statements. */
export interface Writer {
  /** Kinds of streams are written in the order of these numbers. */
  readonly kind: number;
  readonly types: readonly string[];
  readonly projected: Projected<DomainEvent>;
}

/** All projections of the modules, in their order. */
export function writersOf(modules: readonly ApiModule[]): readonly Writer[] {
  const projections = modules.flatMap((module) => Object.values(module.projections));
  return projections.flatMap((projection, kind) =>
    [...new Set(Object.values(projection))].map((projected) => ({
      kind,
      types: Object.keys(projection).filter((type) => projection[type] === projected),
      projected: projected as Projected<DomainEvent>,
    })),
  );
}
