import { Highlighted } from '../../../components/highlighted.tsx';
import { cx } from '../../../lib/cx.ts';
import { scriptOf } from '../../../lib/format/format.ts';
import type { Fact } from '../tender-facts.ts';

interface FactListProps {
  readonly facts: readonly Fact[];
  readonly className?: string;
}

export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={cx('grid gap-x-8 border-line border-t sm:grid-cols-2', className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0 border-line border-b py-3">
          <dt className="text-soft text-sm">{label}</dt>
          <dd className="whitespace-pre-line font-medium wrap-anywhere">
            <bdi {...scriptOf(value)}>
              <Highlighted text={value} />
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
