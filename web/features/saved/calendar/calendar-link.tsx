import type { CalendarLink as Link } from '#contracts/api/account/calendar.ts';
import { CopyButton } from '../../../components/copy-button/copy-button.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { AlertDialog } from '../../../components/ui/overlay/alert-dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatInstant } from '../../../lib/format/format.ts';
import { useQuestion } from '../../../lib/session/use-question.ts';
import { calendarText as text } from '../shelf.messages.en.ts';
import { useCalendarStatus, useMakeLink, useSwitchOff } from './use-calendar-link.ts';

/** The secret address under which calendar programs read the closing dates of saved tenders. */
export default function CalendarLink() {
  const { data, error, refetch } = useCalendarStatus();
  const make = useMakeLink();
  if (error !== null) return <Failure title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-10 w-56" />;
  if (data.createdAt === null) {
    return (
      <Button variant="secondary" pending={make.isPending} onClick={() => make.mutate()}>
        {make.isPending ? text.making : text.make}
      </Button>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {make.data === undefined ? (
        <p className="text-sm">{text.since(formatInstant(data.createdAt))}</p>
      ) : (
        <NewLink link={make.data} />
      )}
      <div className="flex flex-wrap gap-2">
        <Replace isPending={make.isPending} onReplace={(settled) => make.mutate(undefined, { onSettled: settled })} />
        <SwitchOff onDone={make.reset} />
      </div>
    </div>
  );
}

function NewLink({ link: { url } }: { readonly link: Link }) {
  return (
    <div className="flex flex-col gap-2">
      <Field label={text.link} hint={text.linkHint}>
        {(control) => (
          <div className="flex items-center gap-1">
            <Input
              {...control}
              readOnly
              value={url}
              onFocus={({ currentTarget }) => currentTarget.select()}
              className="min-w-0 grow font-mono"
            />
            <CopyButton name={text.link} value={url} />
          </div>
        )}
      </Field>
      <p className="text-sm">
        <a href={url.replace(/^https?:/, 'webcal:')} className="text-link underline underline-offset-4">
          {text.open}
        </a>
      </p>
      <p className="text-soft text-sm">{text.howTo}</p>
    </div>
  );
}

interface ReplaceProps {
  readonly isPending: boolean;
  readonly onReplace: (settled: () => void) => void;
}

function Replace({ isPending, onReplace }: ReplaceProps) {
  const { isOpen, setOpen } = useQuestion('replace-calendar');
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {text.replace}
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text.replaceTitle}
        description={text.replaceText}
        confirmLabel={isPending ? text.making : text.replaceConfirm}
        pending={isPending}
        onConfirm={() => onReplace(() => setOpen(false))}
      />
    </>
  );
}

function SwitchOff({ onDone }: { readonly onDone: () => void }) {
  const { isOpen, setOpen } = useQuestion('switch-off-calendar');
  const off = useSwitchOff();
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {text.switchOff}
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text.switchOffTitle}
        description={text.switchOffText}
        confirmLabel={off.isPending ? text.switchingOff : text.switchOff}
        pending={off.isPending}
        onConfirm={() => off.mutate(undefined, { onSuccess: onDone, onSettled: () => setOpen(false) })}
      />
    </>
  );
}
