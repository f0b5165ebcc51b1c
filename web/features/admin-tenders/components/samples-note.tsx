import { FlaskConical } from 'lucide-react';
import { ConfirmButton } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { formatCount } from '../../../lib/format/format.ts';
import { useRemoveSamples, useSamples } from '../api/tenders.ts';
import { text } from '../messages.en.ts';

/** Tells of the sample notices of a new portal, and takes them away; nothing once there are none. */
export function SamplesNote() {
  const count = useSamples().data?.count ?? 0;
  const removal = useRemoveSamples();
  if (count === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-muted px-4 py-3">
      <p className="flex items-center gap-2 text-sm">
        <FlaskConical className="size-4 shrink-0 text-soft" />
        {text.samplesShown(formatCount(count), count === 1)}
      </p>
      <ConfirmButton
        question="remove-samples"
        title={text.removeSamplesTitle}
        description={text.removeSamplesText}
        confirm={[text.removeSamples, text.removingSamples]}
        mutation={removal}
      >
        {text.removeSamples}
      </ConfirmButton>
    </div>
  );
}
