import { messageOf } from '#db/start-error.ts';
export type Verdict = 'ok' | 'look at' | 'wrong';

/** Result of one check. `advice` says what to do about it. No field holds a secret. */
export interface Finding {
  readonly check: string;
  readonly verdict: Verdict;
  readonly says: string;
  readonly advice?: string;
}

export const ok = (check: string, says: string): Finding => ({ check, verdict: 'ok', says });

export const warn = (check: string, says: string, advice: string): Finding => ({
  check,
  verdict: 'look at',
  says,
  advice,
});

export const fail = (check: string, says: string, advice?: string): Finding => ({
  check,
  verdict: 'wrong',
  says,
  ...(advice === undefined ? {} : { advice }),
});

/** The findings of `look`; an error is a finding, too: one line, which for a StartError says what to do. */
export async function runCheck(check: string, look: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await look();
  } catch (error) {
    return [fail(check, reasonOf(error))];
  }
}

/** The message of an error on one line; of a name with several addresses the first error. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return oneLine(messageOf(error));
}

export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Rounded to two units at most: "3 days", "5 hours", "12 s". */
export function inWords(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} minutes`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} hours` : `${Math.round(seconds / 86_400)} days`;
}
