import type { DigestRun } from '#contracts/api/emails.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { nameOf } from '../digest-run.ts';
import { runsText as text } from '../messages.en.ts';

/** The browser's own bar in our colours; it pulses while there is nothing to count. */
const BAR =
  'block h-1.5 w-full max-w-48 appearance-none overflow-hidden rounded-full border-0 bg-line ' +
  '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand ' +
  'indeterminate:animate-pulse motion-reduce:animate-none';

export function RunProgress({ run }: { readonly run: DigestRun }) {
  const { status, done, total } = run;
  const isPlanning = status === 'planning';
  return (
    <span className="mt-1.5 block font-normal text-soft text-xs">
      <progress
        aria-label={text.progressOf(nameOf(run))}
        {...(isPlanning ? {} : { value: done, max: Math.max(total, 1) })}
        className={BAR}
      />
      {isPlanning ? text.planning : text.progress(formatCount(done), formatCount(total))}
    </span>
  );
}
