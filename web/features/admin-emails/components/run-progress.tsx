import type { DigestRun } from '#contracts/api/emails.ts';
import { formatCount } from '../../../lib/format/numbers.ts';
import { adminRunsText as text } from '../../../lib/messages/admin/emails.ts';
import { nameOf } from '../digest-run.ts';

/** How far a run is: the subscriptions that are dealt with. */
export function RunProgress({ run }: { readonly run: DigestRun }) {
  const { status, done, total } = run;
  const isPlanning = status === 'planning';
  return (
    <span className="mt-1.5 block font-normal text-soft text-xs">
      <progress
        aria-label={text.progressOf(nameOf(run))}
        {...(isPlanning ? {} : { value: done, max: Math.max(total, 1) })}
        className="block h-1.5 w-full max-w-48 accent-(--brand)"
      />
      {isPlanning ? text.planning : text.progress(formatCount(done), formatCount(total))}
    </span>
  );
}
