import { ChevronDown } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import type { ImportReading, ImportRunDetail } from '#contracts/api/imports.ts';
import { Button, type ButtonProps } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { cx } from '../../../lib/cx.ts';
import { useStart } from '../api/imports.ts';

interface ReadingPartProps extends Pick<ButtonProps, 'variant' | 'disabled'> {
  readonly run: ImportRunDetail;
  readonly title: string;
  /** Whether it is unfolded at first. */
  readonly open: boolean;
  /** Choices by which the file is checked again. */
  readonly reading: ImportReading;
  readonly submitLabel: string;
  readonly hint: string;
  /** Message above what can be folded. */
  readonly note?: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}

/** Choices about an import, folded up under their heading, and the button that checks the file by them. */
export function ReadingPart({ run, title, open, reading, submitLabel, hint, note, ...props }: ReadingPartProps) {
  const { className, children, variant = 'secondary', disabled = false } = props;
  const start = useStart(run.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start.mutate({ dryRun: true, reading: { ...run.reading, ...reading } });
  };
  return (
    <Card className="mt-6 p-5">
      {note}
      <details open={open} className="group">
        <summary className="flex items-start justify-between gap-4 rounded-md font-display font-semibold text-lg">
          {title}
          <ChevronDown aria-hidden="true" className="mt-1 size-5 shrink-0 text-soft group-open:rotate-180" />
        </summary>
        <form onSubmit={submit} className={cx('mt-4 grid', className)}>
          {children}
          {run.canStart && (
            <div className="col-span-full">
              <Button type="submit" variant={variant} pending={start.isPending} disabled={disabled}>
                {submitLabel}
              </Button>
              <p className="mt-2 text-soft text-sm">{hint}</p>
            </div>
          )}
        </form>
      </details>
    </Card>
  );
}
