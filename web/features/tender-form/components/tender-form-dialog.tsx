import { useCallback, useId, useState } from 'react';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { FormDialog } from '../../../components/admin/form-dialog.tsx';
import { Failure } from '../../../components/failure.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { adminText } from '../../../lib/messages/admin/dashboard.ts';
import { tenderFormText as text } from '../../../lib/messages/admin/tender-form.ts';
import { useNow } from '../../../lib/site.tsx';
import { useSaveTender } from '../api/use-save-tender.ts';
import { useTenderEdit } from '../api/use-tender-edit.ts';
import { emptyValues, toValues } from '../tender-values.ts';
import { TenderForm } from './tender-form.tsx';

export interface TenderFormDialogProps {
  /** Null for a new tender. */
  readonly tenderId: number | null;
  readonly onClose: () => void;
}

/** The dialog in which a tender is written or changed. Mounted means open. */
export default function TenderFormDialog({ tenderId, onClose }: TenderFormDialogProps) {
  const formId = useId();
  const today = karachiDay(useNow());
  const [isDirty, setDirty] = useState(false);
  const { data: edit, error, isFetching, refetch } = useTenderEdit(tenderId);
  const { mutateAsync, isPending } = useSaveTender(edit ?? null);
  const reload = useCallback(() => {
    setDirty(false);
    void refetch();
  }, [refetch]);
  const isNew = tenderId === null;
  const ready = isNew || (edit !== undefined && !isFetching);
  return (
    <FormDialog
      title={isNew ? text.addTitle : text.editTitle}
      description={isNew ? text.addDescription : text.editDescription}
      size="lg"
      formId={formId}
      submitLabel={isNew ? text.create : adminText.saveChanges}
      pendingLabel={isNew ? adminText.creating : adminText.saving}
      pending={isPending}
      dirty={isDirty}
      ready={ready}
      onClose={onClose}
    >
      {!isNew && isFetching && <LoadingArea label={text.loading} />}
      {error !== null && !isFetching && <Failure title={text.loadFailed} error={error} onRetry={reload} />}
      {ready && (
        <TenderForm
          id={formId}
          defaultValues={edit === undefined ? emptyValues(today) : toValues(edit.tender)}
          save={mutateAsync}
          onSaved={onClose}
          onDirtyChange={setDirty}
          onReload={reload}
        />
      )}
    </FormDialog>
  );
}
