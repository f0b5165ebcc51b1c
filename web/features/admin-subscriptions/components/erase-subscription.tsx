import { adminText } from '../../../components/admin/messages.en.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { useInnerQuestion } from '../../../lib/session/use-question.ts';
import { useErase } from '../api/subscriptions.ts';
import { text } from '../messages.en.ts';

export function EraseSubscription({ id, email }: { readonly id: number; readonly email: string }) {
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
        <ConfirmDialog
          title={adminText.areYouSure}
          description={text.eraseText(email)}
          confirm={[adminText.delete, adminText.deleting]}
          variables={id}
          mutation={erase}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
