import { type FormEvent, useId, useState } from 'react';
import type { InterestArea } from '#contracts/api/newsletter.ts';
import { FormAlert } from '../../../components/admin/form-alert.tsx';
import { FormDialog } from '../../../components/admin/form-dialog.tsx';
import { CheckboxList } from '../../../components/ui/form/checkbox-list.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { adminText } from '../../../lib/messages/admin/dashboard.ts';
import { adminAreasText as text } from '../../../lib/messages/admin/interest-areas.ts';
import { useMapInterestArea } from '../api/use-interest-areas.ts';

export interface InterestAreaDialogProps {
  readonly area: InterestArea;
  readonly onClose: () => void;
}

/** Chooses the categories of an area. Mounted means open. */
export default function InterestAreaDialog({ area, onClose }: InterestAreaDialogProps) {
  const formId = useId();
  const names = useLookup('categories');
  const [chosen, setChosen] = useState(area.categories);
  const map = useMapInterestArea(area.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    map.mutate(chosen, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={text.editTitle(area.name)}
      description={text.editText}
      size="md"
      formId={formId}
      submitLabel={adminText.saveChanges}
      pendingLabel={adminText.saving}
      pending={map.isPending}
      dirty={[...chosen].sort().join('\n') !== [...area.categories].sort().join('\n')}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <FormAlert message={map.error?.message} />
        <CheckboxList
          legend={text.categories}
          searchLabel={text.searchCategories}
          options={names}
          value={chosen}
          onChange={setChosen}
          emptyText={text.noCategories}
        />
      </form>
    </FormDialog>
  );
}
