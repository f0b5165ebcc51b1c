import { useQuery } from '@tanstack/react-query';
import { type NoticeMails as NoticeMailsChoice, REMINDER_DAYS } from '#contracts/api/account/notice-mails.ts';
import { Failure } from '../../../components/failure.tsx';
import { CheckboxGrid } from '../../../components/preferences/checkbox-grid.tsx';
import { Checkbox } from '../../../components/ui/form/checkbox.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { request } from '../../../lib/api/request.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { ownText as text } from '../messages.en.ts';

/** Mails about changes, and the days of reminders: each press is kept at once. */
export default function NoticeMails() {
  const { data, error, refetch } = useNoticeMails();
  const choose = useChooseNoticeMails();
  if (error !== null) return <Failure title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingArea label={commonText.loading} />;
  const chosen = data.reminderDays.map(text.days);
  return (
    <div className="flex flex-col gap-5">
      <Checkbox
        label={text.changes}
        checked={data.changeMails}
        onCheckedChange={(changeMails) => choose.mutate({ ...data, changeMails })}
      />
      <CheckboxGrid
        legend={text.reminders}
        options={REMINDER_DAYS.map(text.days)}
        value={chosen}
        onChange={(labels) =>
          choose.mutate({ ...data, reminderDays: REMINDER_DAYS.filter((days) => labels.includes(text.days(days))) })
        }
      />
      {chosen.length === 0 && <p className="text-soft text-sm">{text.noReminders}</p>}
    </div>
  );
}

const PATH = '/api/account/notice-mails';

const useNoticeMails = () => useQuery<NoticeMailsChoice>({ queryKey: [PATH] });

function useChooseNoticeMails() {
  return useChange<NoticeMailsChoice, NoticeMailsChoice>({
    send: (body) => request(PATH, { method: 'PUT', body }),
    changed: [PATH],
    optimistic: (_cached, wanted) => wanted,
    done: () => ({ title: text.saved, description: text.savedText }),
    failed: () => text.notSaved,
  });
}
