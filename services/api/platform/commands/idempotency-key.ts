import type { Request } from 'express';
import { invalid } from '../refusal.ts';

const MAX_KEY = 100;

/** The caller's name for a command, under which it has one effect however often it comes. @throws Refusal 'invalid' */
export function idempotencyKey(req: Request): string | undefined {
  const key = req.get('idempotency-key')?.trim();
  if (key === '' || (key ?? '').length > MAX_KEY) {
    throw invalid({ 'Idempotency-Key': `Must have 1 to ${MAX_KEY} characters` });
  }
  return key;
}
