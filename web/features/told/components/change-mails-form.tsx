import type { FormEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useChooseChangeMails } from '../api/change-mails.ts';
import { text } from '../messages.en.ts';

/** The button. Without scripts the browser posts the form, which turns them off, and the server leads back to this page. */
export function ChangeMailsForm({ token, isOn }: { readonly token: string; readonly isOn: boolean }) {
  const choose = useChooseChangeMails(token);
  const fail = useFailureToast();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose.mutate({ changeMails: !isOn }, { onError: (error) => fail(text.notSaved, error) });
  };
  return (
    <form method="post" action={paths.noticeMails(token)} onSubmit={submit} className={isOn ? undefined : 'js-only'}>
      <Button type="submit" variant={isOn ? 'primary' : 'secondary'} size="lg" pending={choose.isPending}>
        {choose.isPending ? text.saving : isOn ? text.changesOff : text.changesOn}
      </Button>
    </form>
  );
}
