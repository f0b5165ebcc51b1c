import { Failure } from '../../components/failure.tsx';
import { LoadingArea } from '../../components/ui/spinner.tsx';
import { useChangeMails } from '../../features/told/api/change-mails.ts';
import { ChangeMailsForm } from '../../features/told/components/change-mails-form.tsx';
import { text } from '../../features/told/messages.en.ts';
import { useHead } from '../../lib/head/use-head.ts';
import { commonText } from '../../lib/messages.en.ts';
import type { PageProps } from '../../lib/routing/page-props.ts';
import NotFoundPage from '../not-found.tsx';

/** Where the link in a mail about a changed notice leads: looking changes nothing. */
export default function NoticeMailsPage({ parameters: { token = '' } }: PageProps) {
  const { data } = useChangeMails(token);
  return data === null ? <NotFoundPage /> : <OwnChoice token={token} />;
}

function OwnChoice({ token }: { readonly token: string }) {
  const { data, error, refetch } = useChangeMails(token);
  useHead({ title: text.changesTitle, description: text.changesTitle, noIndex: true });
  return (
    <div className="page-width py-8 md:py-12">
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <h1 className="font-bold font-display text-3xl md:text-4xl">{text.changesTitle}</h1>
        {error !== null && <Failure title={text.failed} error={error} onRetry={() => void refetch()} />}
        {!data && error === null && <LoadingArea label={commonText.loading} />}
        {data && (
          <>
            <p role="status">{data.changeMails ? text.changesLead : text.changesAreOff}</p>
            <ChangeMailsForm token={token} isOn={data.changeMails} />
          </>
        )}
      </div>
    </div>
  );
}
