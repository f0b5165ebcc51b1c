import { conflict } from '../refusal.ts';

/** The name of the constraint or unique index that Postgres refused a statement for; undefined for other errors. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return undefined;
  const isViolation = typeof error.code === 'string' && /^23/.test(error.code);
  return isViolation && typeof error.constraint === 'string' ? error.constraint : undefined;
}

interface NamedResource {
  /** The unique index of its name. */
  readonly nameIndex: string;
  /** `A category` */
  readonly article: string;
  /** The likely cause when a foreign key refused: `This category came into use, or its parent went` */
  readonly crossed: string;
}

/** The same work; what another change at the same moment makes impossible is a 409 that says so. */
export const conflictAsRefusal =
  <Given extends readonly unknown[], T>(
    { nameIndex, article, crossed }: NamedResource,
    work: (...given: Given) => Promise<T>,
  ) =>
  async (...given: Given): Promise<T> => {
    try {
      return await work(...given);
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === nameIndex)
        throw conflict(`${article} of this name exists already.`, { name: 'This name is taken' });
      if (constraint?.endsWith('_fkey')) throw conflict(`${crossed}, at this moment. Reload and try again.`);
      throw error;
    }
  };
