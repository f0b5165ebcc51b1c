import { DeleteDialog } from '../../../components/admin/delete-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useInnerQuestion } from '../../../lib/session/use-question.ts';
import { useErase } from '../api/use-subscriptions.ts';
import { text } from '../messages.en.ts';

export interface EraseSubscriptionProps {
  readonly id: number;
  readonly email: string;
}

/** Ends a subscription for good, after asking. */
export function EraseSubscription({ id, email }: EraseSubscriptionProps) {
  const { isOpen, setOpen } = useInnerQuestion('erase');
  const erase = useErase();
  return (
    <section aria-label={text.erase} className="border-line border-t pt-5">
      <h3 className="font-display font-semibold text-lg">{text.erase}</h3>
      <p className="mt-1 mb-3 text-soft text-sm">{text.eraseHint}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {text.erase}
      </Button>
      {isOpen && (
        <DeleteDialog
          title={text.eraseTitle}
          description={text.eraseText(email)}
          id={id}
          mutation={erase}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
