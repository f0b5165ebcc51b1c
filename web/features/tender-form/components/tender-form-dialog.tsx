import { useId, useRef, useState } from 'react';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { adminText } from '../../../components/admin/messages.en.ts';
import { Failure } from '../../../components/failure.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FormDialog } from '../../../components/ui/overlay/form-dialog.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { useFailureToast } from '../../../lib/forms/use-failure-toast.ts';
import { useNow } from '../../../lib/site.tsx';
import { useSaveTender, useTenderEdit } from '../api/tender.ts';
import { text } from '../messages.en.ts';
import { cloneValues, emptyValues, nextValues, type TenderValues, toValues } from '../tender-values.ts';
import { TenderForm, type TenderFormActions, UNTOUCHED } from './tender-form.tsx';

interface TenderFormDialogProps {
  readonly action: 'create' | 'edit' | 'clone';
  /** The tender that is edited or cloned; null for a new one. */
  readonly tenderId: number | null;
  readonly onClose: () => void;
}

const TITLES = { create: text.addTitle, edit: text.editTitle, clone: text.cloneTitle } as const;
const DESCRIPTIONS = { create: text.addDescription, edit: text.editDescription, clone: text.cloneDescription } as const;

/** The dialog in which a tender is written or changed, one after the other if need be. Mounted means open. */
export default function TenderFormDialog({ action, tenderId, onClose }: TenderFormDialogProps) {
  const id = useId();
  const today = karachiDay(useNow());
  const [{ isDirty, isBeside, hasLikes, isChecking }, setState] = useState(UNTOUCHED);
  // Values that the next notice begins with, once the first has been saved by 'Save and Next'.
  const [next, setNext] = useState<{ readonly count: number; readonly values: TenderValues } | null>(null);
  const actions = useRef<TenderFormActions>(undefined);
  const sourceId = next === null ? tenderId : null;
  const { data: loaded, error, isFetching, refetch } = useTenderEdit(sourceId);
  const isNew = action !== 'edit';
  const { mutateAsync, isPending } = useSaveTender(isNew ? null : (loaded ?? null));
  const fail = useFailureToast();
  const reload = async () => {
    const { data, error: failure } = await refetch();
    if (failure !== null) fail(text.loadFailed, failure);
    return failure === null && data !== undefined ? toValues(data.data) : undefined;
  };
  const ready = sourceId === null || loaded !== undefined;
  const shown = next === null ? action : 'create';
  const formId = `${id}-${next?.count ?? 0}`;
  const beginning = () => {
    if (next !== null) return next.values;
    if (loaded === undefined || tenderId === null) return emptyValues(today);
    return isNew ? cloneValues(loaded.data, today) : toValues(loaded.data);
  };
  const saveNext = () => actions.current?.saveNext();
  const onSaved = (values: TenderValues | null) => {
    if (values === null) return onClose();
    setState((state) => ({ ...state, isDirty: false }));
    setNext({ count: (next?.count ?? 0) + 1, values: nextValues(values, today) });
  };
  return (
    <FormDialog
      title={TITLES[shown]}
      description={DESCRIPTIONS[shown]}
      size={isBeside ? 'full' : 'lg'}
      formId={formId}
      submitLabel={isNew ? text.create : adminText.saveChanges}
      pendingLabel={isNew ? adminText.creating : adminText.saving}
      pending={isPending}
      checking={isChecking ? text.checking : undefined}
      dirty={isDirty}
      ready={ready}
      actions={
        isNew && (
          <>
            <Button
              variant="secondary"
              disabled={!ready || isPending || isChecking}
              title={text.keys}
              onClick={saveNext}
            >
              {text.createNext}
            </Button>
            {hasLikes && (
              <Button variant="secondary" disabled={isPending} onClick={() => actions.current?.publishAnyway()}>
                {text.publishAnyway}
              </Button>
            )}
          </>
        )
      }
      onSubmitNext={isNew ? saveNext : undefined}
      onClose={onClose}
    >
      {!ready && isFetching && <LoadingArea label={text.loading} />}
      {!ready && error !== null && !isFetching && (
        <Failure title={text.loadFailed} error={error} onRetry={() => void refetch()} />
      )}
      {ready && (
        <TenderForm
          key={formId}
          id={formId}
          editedId={isNew ? null : tenderId}
          defaultValues={beginning()}
          save={(body) => mutateAsync(body)}
          clonedId={shown === 'clone' ? tenderId : null}
          actionsRef={actions}
          onSaved={onSaved}
          onStateChange={setState}
          onReload={reload}
        />
      )}
    </FormDialog>
  );
}
