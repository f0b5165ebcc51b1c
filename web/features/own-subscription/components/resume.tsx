import type { OwnSubscription } from '#contracts/api/newsletter.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useNow, useSite } from '../../../lib/site.tsx';
import { type OwnSource, useStopOrResume } from '../api/own-subscription.ts';
import { text } from '../messages.en.ts';

interface ResumeProps {
  readonly source: OwnSource;
  readonly subscription: OwnSubscription;
}

/** The way back for whoever has stopped his mails: his own act, by the signed link or signed in. */
export function Resume({ source, subscription: { isPremium, expiryDate } }: ResumeProps) {
  const { supportEmail } = useSite();
  const now = useNow();
  const isPaid = isPremium && expiryDate !== null && new Date(expiryDate) > now;
  const resume = useStopOrResume(source, 'resume', isPaid);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="js-only text-soft text-sm">{isPaid ? text.resumeLead : text.resumeUnpaid}</p>
      <Button className="js-only" pending={resume.isPending} onClick={() => resume.mutate()}>
        {resume.isPending ? text.resuming : text.resume}
      </Button>
      <p className="no-js-only text-soft text-sm">{text.comeBack(supportEmail)}</p>
    </div>
  );
}
