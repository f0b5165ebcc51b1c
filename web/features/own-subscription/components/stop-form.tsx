import type { FormEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { MAIN_ID } from '../../../lib/routing/navigation.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { byToken, useStopOrResume } from '../api/own-subscription.ts';
import { text } from '../messages.en.ts';

/** The unsubscribe button. Without scripts the browser posts the form, and the server leads back to this page. */
export function StopForm({ token }: { readonly token: string }) {
  const stop = useStopOrResume(byToken(token), 'stop');
  const fail = useFailureToast();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    stop.mutate(undefined, {
      // The button disappears, so the focus moves to the page.
      onSuccess: () => document.getElementById(MAIN_ID)?.focus({ preventScroll: true }),
      onError: (error) => fail(text.unsubscribeFailed, error),
    });
  };
  return (
    <form method="post" action={paths.unsubscribe(token)} onSubmit={submit}>
      <Button type="submit" variant="danger" size="lg" pending={stop.isPending}>
        {stop.isPending ? text.unsubscribing : text.unsubscribe}
      </Button>
    </form>
  );
}
