import type { Tender } from '#contracts/api/tenders.ts';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { tenderText } from '../../../lib/messages/tender.ts';
import { useSite } from '../../../lib/site.tsx';
import { HowToApply } from './how-to-apply.tsx';

export interface HowToApplyDialogProps {
  readonly tender: Tender;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export default function HowToApplyDialog({ tender, open, onOpenChange }: HowToApplyDialogProps) {
  const { name } = useSite();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={tenderText.howTo.title}
      description={tenderText.howTo.description(name)}
      size="md"
    >
      <HowToApply tender={tender} />
    </Dialog>
  );
}
