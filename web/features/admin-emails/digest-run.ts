import type { DigestRun } from '#contracts/api/emails.ts';
import { formatCount, formatDay } from '../../lib/format/format.ts';
import { runsText as text } from './messages.en.ts';

export const periodOfRequest = (requestId: number) => `request-${requestId}`;

/** True while the run of a period was asked for and is not yet among the runs. */
export function isAwaited(runs: readonly DigestRun[] | undefined, period: string | null): boolean {
  return period !== null && !(runs ?? []).some((run) => run.period === period);
}

export function isUnderWay(runs: readonly DigestRun[] | undefined): boolean {
  return (runs ?? []).some(({ status }) => status !== 'done');
}

/** 'Daily, 20 Nov 2026'; a week, a tender or a request stands as the server names it. */
export function nameOf({ kind, period }: Pick<DigestRun, 'kind' | 'period'>): string {
  return `${text.kinds[kind]}, ${formatDay(period).replace('-', ' ')}`;
}

/** '3 unpaid, 1 expired', or 'None'. */
export function skippedText({ skipped }: Pick<DigestRun, 'skipped'>): string {
  const parts = (['unpaid', 'expired', 'disabled'] as const)
    .filter((reason) => skipped[reason] > 0)
    .map((reason) => `${formatCount(skipped[reason])} ${text.skipped[reason]}`);
  return parts.join(', ') || text.none;
}

/** Words about tenders of which those who chose areas alone heard nothing; the run knows once it has looked. */
export function unreachedTexts({ tenders, unreached, emptyAreas }: ReachOfRun): readonly string[] {
  if (unreached === null || unreached === 0) return [];
  const [count, total] = [formatCount(unreached), formatCount(tenders)];
  const said = unreached >= tenders ? text.allUnreached(total) : text.someUnreached(count, total);
  return [said, ...(emptyAreas.length === 0 ? [] : [text.emptyAreas(emptyAreas.join(', '))])];
}

type ReachOfRun = Pick<DigestRun, 'tenders' | 'unreached' | 'emptyAreas'>;
