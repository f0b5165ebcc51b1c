import { z } from 'zod';
import { IdParameter } from '#contracts/api/shared/fields.ts';
import { invalid, Refusal } from '../refusal.ts';

/**
 * Parses or refuses with `errors`: field → the contract's words. Fields inside lists are named `categories.0`.
 */
export function validate<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value, { error: inWords });
  if (result.success) return result.data;
  throw invalid(fieldErrors(result.error));
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

/** Sentences where the contract has none of its own; zod's are for programmers. */
function inWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type' && issue.expected in KINDS) return `Must be ${KINDS[issue.expected]}`;
  if (issue.code === 'too_big') return `Must be at most ${issue.maximum}`;
  if (issue.code === 'too_small') return `Must be at least ${issue.minimum}`;
  return 'This value is not possible here';
}

/** Unknown keys that are named: a body of thousands is not to be answered with thousands. */
const NAMED = 10;

function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, NAMED)) errors[safeName([...issue.path, key])] ??= 'Unknown field';
    } else {
      errors[safeName(issue.path)] ??= issue.message;
    }
  }
  return errors;
}

/** A field's name as the caller sent it, cut short; '' (the whole body) is called 'body'. */
function safeName(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').slice(0, 100) || 'body';
}

export function validateId(text: string | undefined): number {
  const result = IdParameter.safeParse(text);
  if (!result.success) throw new Refusal('missing', 'Not found');
  return result.data;
}

/** Query parameters as a plain object; a repeated one is refused rather than guessed at. */
export function queryObject(search: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [key, value] of new URLSearchParams(search)) {
    if (key in query) throw invalid({ [key.slice(0, 100)]: 'Must be given only once' });
    query[key] = value;
  }
  return { ...query };
}

export const NOTHING = z.strictObject({});
