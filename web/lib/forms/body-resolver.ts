import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { text } from './messages.en.ts';
import { unresolvedText } from './unresolved-text.ts';

/** Checks a form by the schema of the call it makes: `toBody` turns the values of the controls into that call's body. */
export function bodyResolver<Values extends FieldValues, Input extends FieldValues, Body>(
  schema: z.ZodType<Body, Input>,
  toBody: (values: Values) => Input,
): Resolver<Values, unknown, Body> {
  const resolve = zodResolver(schema) as unknown as Resolver<FieldValues, unknown, Body>;
  return async (values, context, options) => {
    const checked = await resolve(toBody(values), context, options as never);
    const errors = unresolvedErrors(values);
    const answer =
      Object.keys(errors).length === 0 ? checked : { values: {}, errors: { ...checked.errors, ...errors } };
    return answer as Awaited<ReturnType<Resolver<Values, unknown, Body>>>;
  };
}

/** Texts that nobody has chosen yet, which a body must not state. */
function unresolvedErrors(values: FieldValues): FieldErrors {
  const found = Object.entries(values).flatMap(([name, value]) => {
    const typed = unresolvedText(value);
    return typed === undefined ? [] : [[name, { type: 'untaken', message: text.untaken(typed) }] as const];
  });
  return Object.fromEntries(found);
}
