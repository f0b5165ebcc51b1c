import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { LabelledTextarea } from '../../../components/ui/form/labelled-fields.tsx';
import { Dialog, DialogClose } from '../../../components/ui/overlay/dialog.tsx';
import { fieldOf } from '../../../lib/api/api-error.ts';
import { useGiveBack } from './api.ts';
import { text } from './messages.en.ts';

interface GiveBackProps {
  readonly draftId: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for the reason before a draft goes back to who keyed it. */
export function GiveBackDialog({ draftId, onClose, onDone }: GiveBackProps) {
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useGiveBack(draftId);
  return (
    <Dialog
      onClose={onClose}
      title={text.giveBackTitle}
      description={text.giveBackText}
      footer={
        <>
          <DialogClose />
          <Button pending={isPending} onClick={() => mutate(reason, { onSuccess: onDone })}>
            {isPending ? text.givingBack : text.giveBack}
          </Button>
        </>
      }
    >
      <LabelledTextarea
        label={text.reason}
        error={fieldOf(error, 'reason')}
        rows={3}
        maxLength={1000}
        dir="auto"
        value={reason}
        onValue={setReason}
      />
    </Dialog>
  );
}
