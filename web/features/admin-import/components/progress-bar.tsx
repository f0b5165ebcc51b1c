import { cx } from '../../../lib/cx.ts';

const BAR =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line ' +
  '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand';

interface ProgressBarProps {
  readonly label: string;
  readonly share: number;
  readonly className?: string;
}

export function ProgressBar({ label, share, className }: ProgressBarProps) {
  return <progress aria-label={label} value={share} max={100} className={cx(BAR, className)} />;
}
