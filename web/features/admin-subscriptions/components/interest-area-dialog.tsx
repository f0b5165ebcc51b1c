import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { type InterestArea, InterestAreaBody } from '#contracts/api/newsletter.ts';
import { FormAlert } from '../../../components/admin/form-alert.tsx';
import { FormDialog } from '../../../components/admin/form-dialog.tsx';
import { adminText } from '../../../components/admin/messages.en.ts';
import { CheckboxList } from '../../../components/ui/form/checkbox-list.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { useMapInterestArea } from '../api/interest-areas.ts';
import { areasText as text } from '../messages.en.ts';

interface InterestAreaDialogProps {
  readonly area: InterestArea;
  readonly onClose: () => void;
}

export default function InterestAreaDialog({ area, onClose }: InterestAreaDialogProps) {
  const formId = useId();
  const names = useLookup('categories');
  const map = useMapInterestArea(area.id);
  const { control, handleSubmit, watch } = useForm<InterestAreaBody>({
    resolver: zodResolver(InterestAreaBody),
    defaultValues: { categories: area.categories },
  });
  const submit = handleSubmit((body) => map.mutate(body, { onSuccess: onClose }));
  return (
    <FormDialog
      title={text.editTitle(area.name)}
      description={text.editText}
      size="md"
      formId={formId}
      submitLabel={adminText.saveChanges}
      pendingLabel={adminText.saving}
      pending={map.isPending}
      dirty={[...watch('categories')].sort().join('\n') !== [...area.categories].sort().join('\n')}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <FormAlert message={map.error?.message} />
        <Controller
          control={control}
          name="categories"
          render={({ field, fieldState }) => (
            <CheckboxList
              legend={text.categories}
              searchLabel={text.searchCategories}
              options={names}
              value={field.value}
              onChange={field.onChange}
              emptyText={text.noCategories}
              error={fieldState.error?.message}
              searchRef={field.ref}
            />
          )}
        />
      </form>
    </FormDialog>
  );
}
