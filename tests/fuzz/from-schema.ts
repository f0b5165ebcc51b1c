import fc from 'fast-check';
import { z } from 'zod';
import { EMAIL_PATTERN } from '#contracts/api/shared/fields.ts';
import { textFor } from './likely-text.ts';

/**
 * Values of the kind a schema asks for, most of them right. Whether one really is, the schema itself says:
 * rules that stand in code (`refine`, `transform`) cannot be read out of it.
 */
export function fromSchema(schema: z.core.$ZodType, field = ''): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) return fromObject(schema);
  if (schema._zod.def.type === 'string') return fromString(schema as z.ZodString, field);
  if (schema instanceof z.ZodNumber) return fromNumber(schema);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodNull) return fc.constant(null);
  if (schema instanceof z.ZodArray) return fc.array(fromSchema(schema.element, field), { maxLength: 4 });
  if (schema instanceof z.ZodRecord)
    return fc.dictionary(
      fromSchema(schema.keyType, field) as fc.Arbitrary<string>,
      fromSchema(schema.valueType, field),
      {
        maxKeys: 4,
      },
    );
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((option) => fromSchema(option, field)));
  if (schema instanceof z.ZodPipe) {
    const { in: before, out: after } = schema.def;
    return fromSchema(after instanceof z.ZodTransform ? before : after, field);
  }
  return fromWrapper(schema, field);
}

function fromWrapper(schema: z.core.$ZodType, field: string): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodNullable) return fc.option(fromSchema(schema.unwrap(), field), { freq: 4 });
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional || schema instanceof z.ZodDefault)
    return fc.option(fromSchema(schema.unwrap(), field), { freq: 3, nil: undefined });
  throw new Error(`tests/fuzz/from-schema.ts does not know ${schema._zod.def.type} (field ${field || 'body'})`);
}

/** Small ones most often: they are the ids of what there is. */
function fromNumber({ minValue, maxValue }: z.ZodNumber): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minValue ?? 1, -(2 ** 31)), Math.min(maxValue ?? 12, 2 ** 31 - 1)];
  const small = fc.integer({ min: Math.max(min, 1), max: Math.min(max, 12) });
  return fc.oneof({ weight: 3, arbitrary: small }, { weight: 1, arbitrary: fc.integer({ min, max }) });
}

/** Without the fields whose value is undefined: JSON has no such thing. */
function fromObject(schema: z.ZodObject): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.shape).map(([name, rule]) => [name, fromSchema(rule, name)] as const);
  return fc.record(Object.fromEntries(fields)).map((value) => {
    return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
  });
}

function fromString(schema: z.ZodString, field: string): fc.Arbitrary<string> {
  const [pattern] = patternsOf(schema);
  const likely = textFor(field, schema.minLength ?? 0, schema.maxLength ?? 300);
  if (pattern === undefined || pattern.source === EMAIL_PATTERN.source) return likely;
  return fc.oneof(likely, matching(pattern));
}

/** Some rules look ahead, which the generator does not know; there the likely texts have to do. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(pattern, { size: 'small' });
  } catch {
    return fc.constant('7');
  }
}

function patternsOf(schema: z.ZodString): RegExp[] {
  return [...(schema._zod.bag.patterns ?? [])];
}
