import { useQuery } from '@tanstack/react-query';
import type { CalendarLink as CalendarAddress } from '#contracts/api/account/calendar.ts';
import { Failure } from '../../../components/failure.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmButton } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { keepFocus } from '../../../components/ui/overlay/focus-return.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { request } from '../../../lib/api/request.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { calendarText as text } from '../saved-tenders.messages.en.ts';
import { SecretAddress } from '../secret-address.tsx';

/** The secret address under which calendar programs read the closing dates of saved tenders. */
export default function CalendarLink() {
  const { data, error, refetch } = useCalendarStatus();
  const make = useMakeLink();
  const off = useSwitchOff();
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
        <NewLink {...make.data} />
      )}
      <div className="flex flex-wrap gap-2">
        <ConfirmButton
          title={text.replaceTitle}
          description={text.replaceText}
          confirm={[text.replaceConfirm, text.making]}
          mutation={make}
        >
          {text.replace}
        </ConfirmButton>
        <ConfirmButton
          variant="ghost"
          title={text.switchOffTitle}
          description={text.switchOffText}
          confirm={[text.switchOff, text.switchingOff]}
          mutation={off}
          onDone={make.reset}
        >
          {text.switchOff}
        </ConfirmButton>
      </div>
    </div>
  );
}

function NewLink({ url }: CalendarAddress) {
  return (
    <div className="flex flex-col gap-2">
      <SecretAddress label={text.link} hint={text.linkHint} url={url} />
      <p className="text-sm">
        <a href={url.replace(/^https?:/, 'webcal:')} className="text-link underline underline-offset-4">
          {text.open}
        </a>
      </p>
      <p className="text-soft text-sm">{text.howTo}</p>
    </div>
  );
}

const PATH = '/api/account/calendar';

/** Creation time of the link. The link itself is shown only when it is made. */
const useCalendarStatus = () => useQuery<{ readonly createdAt: string | null }>({ queryKey: [PATH] });

/** Makes a link; one that was there before stops working. */
function useMakeLink() {
  return useChange<CalendarAddress, void>({
    send: () => {
      keepFocus('main input[readonly]'); // the link that comes in place of the button
      return request(PATH, { method: 'POST' });
    },
    changed: [PATH],
    done: () => ({ title: text.made, description: text.madeText }),
    failed: () => text.makeFailed,
  });
}

function useSwitchOff() {
  return useChange<null, void>({
    send: () => request(PATH, { method: 'DELETE' }),
    changed: [PATH],
    done: () => ({ title: text.switchedOff }),
    failed: () => text.switchOffFailed,
  });
}
