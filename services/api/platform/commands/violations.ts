import { errorCode } from '#db/start-error.ts';
import { conflict, type Refusal } from '../refusal.ts';

/** The name of the constraint or unique index that Postgres refused a statement for; undefined for other errors. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!/^23/.test(errorCode(error) ?? '')) return undefined;
  const { constraint } = error as { readonly constraint?: string };
  return constraint;
}

interface NamedResource {
  /** The unique index of its name. */
  readonly nameIndex: string;
  /** `A category` */
  readonly article: string;
  /** The likely cause when a foreign key refused: `This category came into use, or its parent went` */
  readonly crossed: string;
}

/** Refusals for a resource that has a name of its own and is used by others. */
export const ofNamed =
  ({ nameIndex, article, crossed }: NamedResource) =>
  (constraint: string): Refusal | undefined => {
    if (constraint === nameIndex)
      return conflict(`${article} of this name exists already.`, { name: 'This name is taken' });
    return constraint.endsWith('_fkey') ? conflict(`${crossed}, at this moment. Reload and try again.`) : undefined;
  };
