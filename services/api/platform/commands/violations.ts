/** The name of the constraint or unique index that Postgres refused a statement for; undefined for other errors. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return undefined;
  const isViolation = typeof error.code === 'string' && /^23/.test(error.code);
  return isViolation && typeof error.constraint === 'string' ? error.constraint : undefined;
}
