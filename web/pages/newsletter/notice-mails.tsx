import { useChangeMails } from '../../features/told/api/change-mails.ts';
import { ChangeMailsForm } from '../../features/told/components/change-mails-form.tsx';
import { text } from '../../features/told/messages.en.ts';
import type { PageProps } from '../../lib/routing/paths.ts';
import { LinkedPage } from '../linked-page.tsx';

/** Where the link in a mail about a changed notice leads: looking changes nothing. */
export default function NoticeMailsPage({ parameters: { token = '' } }: PageProps) {
  return (
    <LinkedPage query={useChangeMails(token)} title={text.changesTitle} failed={text.failed}>
      {({ changeMails }) => (
        <>
          <p role="status">{changeMails ? text.changesLead : text.changesAreOff}</p>
          <ChangeMailsForm token={token} isOn={changeMails} />
        </>
      )}
    </LinkedPage>
  );
}
