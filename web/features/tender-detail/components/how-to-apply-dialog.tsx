import type { Tender } from '#contracts/api/tenders.ts';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { useSite } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';
import { HowToApply } from './how-to-apply.tsx';

interface HowToApplyDialogProps {
  readonly tender: Tender;
  readonly open: boolean;
  readonly onClose: () => void;
}

export default function HowToApplyDialog({ tender, open, onClose }: HowToApplyDialogProps) {
  const { name } = useSite();
  return (
    <Dialog open={open} onClose={onClose} title={text.howTo.title} description={text.howTo.description(name)} size="md">
      <HowToApply tender={tender} />
    </Dialog>
  );
}
