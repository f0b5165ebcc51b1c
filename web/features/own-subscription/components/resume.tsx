import type { OwnSubscription } from '#contracts/api/newsletter.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { focusContent } from '../../../lib/routing/navigation.ts';
import { useNow, useSite } from '../../../lib/site.tsx';
import { useToast } from '../../../lib/toast/use-toast.ts';
import { type OwnSource, useStopOrResume } from '../api/own-subscription.ts';
import { text } from '../messages.en.ts';

interface ResumeProps {
  readonly source: OwnSource;
  readonly subscription: OwnSubscription;
}

/** The way back for whoever has stopped his mails: his own act, by the signed link or signed in. */
export function Resume({ source, subscription: { maskedEmail, isPremium, expiryDate } }: ResumeProps) {
  const { supportEmail } = useSite();
  const now = useNow();
  const resume = useStopOrResume(source, 'resume');
  const toast = useToast();
  const fail = useFailureToast();
  const isPaid = isPremium && expiryDate !== null && new Date(expiryDate) > now;
  const press = () =>
    resume.mutate(undefined, {
      onSuccess: () => {
        // The button disappears, so the focus moves to the page.
        focusContent();
        toast({ title: text.resumed, description: isPaid ? text.resumedText(maskedEmail) : text.resumedUnpaid });
      },
      onError: (error) => fail(text.resumeFailed, error),
    });
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="js-only text-soft text-sm">{isPaid ? text.resumeLead : text.resumeUnpaid}</p>
      <Button className="js-only" pending={resume.isPending} onClick={press}>
        {resume.isPending ? text.resuming : text.resume}
      </Button>
      <p className="no-js-only text-soft text-sm">{text.comeBack(supportEmail)}</p>
    </div>
  );
}
