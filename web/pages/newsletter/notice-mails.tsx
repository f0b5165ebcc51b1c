import type { FormEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useChangeMails, useChooseChangeMails } from '../../features/told/api/change-mails.ts';
import { text } from '../../features/told/messages.en.ts';
import { type PageProps, paths } from '../../lib/routing/paths.ts';
import { LinkedPage } from '../linked-page.tsx';

/** Goal of the link in a mail about a changed notice: looking changes nothing. */
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

/** The button. Without scripts the browser posts the form, which turns them off, and the server leads back to this page. */
function ChangeMailsForm({ token, isOn }: { readonly token: string; readonly isOn: boolean }) {
  const choose = useChooseChangeMails(token);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose.mutate({ changeMails: !isOn });
  };
  return (
    <form method="post" action={paths.noticeMails(token)} onSubmit={submit} className={isOn ? undefined : 'js-only'}>
      <Button type="submit" variant={isOn ? 'primary' : 'secondary'} size="lg" pending={choose.isPending}>
        {choose.isPending ? text.saving : isOn ? text.changesOff : text.changesOn}
      </Button>
    </form>
  );
}
