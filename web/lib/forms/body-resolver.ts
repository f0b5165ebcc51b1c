import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Checks a form by the schema of the call it makes: `toBody` turns the values of the controls into that call's body. */
export function bodyResolver<Values extends FieldValues, Input extends FieldValues, Body>(
  schema: z.ZodType<Body, Input>,
  toBody: (values: Values) => Input,
): Resolver<Values, unknown, Body> {
  const resolve = zodResolver(schema) as unknown as Resolver<FieldValues, unknown, Body>;
  return async (values, context, options) =>
    (await resolve(toBody(values), context, options as never)) as Awaited<ReturnType<Resolver<Values, unknown, Body>>>;
}
