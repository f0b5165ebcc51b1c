import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { Draft } from '#contracts/api/operations/drafts.ts';
import { useCreateRecord } from '../../../components/admin/picker/named-records.ts';
import { Failure } from '../../../components/failure.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LabelledTextarea } from '../../../components/ui/form/labelled-fields.tsx';
import { FormDialog } from '../../../components/ui/overlay/form-dialog.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { fieldOf } from '../../../lib/api/api-error.ts';
import { type FormAside, TenderForm, type TenderFormActions, UNTOUCHED } from '../components/tender-form.tsx';
import { FieldNotes } from '../field-notes.tsx';
import { text as formText } from '../messages.en.ts';
import { useGiveBack } from './api.ts';
import type { Conflict } from './conflict/conflict.ts';
import { DraftAside } from './draft-aside.tsx';
import { text } from './messages.en.ts';
import { proposalMarks } from './proposal-marks.tsx';
import type { DraftGuard, Marked } from './use-confirming.ts';
import { type PresentDraft, useDraftForm } from './use-draft-form.ts';

interface DraftFormDialogProps {
  readonly draftId: number;
  readonly onClose: () => void;
}

const NONE: Marked = { waiting: [], unknown: undefined };

/** The dialog in which a scan becomes a notice, and the next one after it. Mounted means open. */
export default function DraftFormDialog({ draftId, onClose }: DraftFormDialogProps) {
  const [present, setPresent] = useState<PresentDraft>({ id: draftId, carried: {} });
  const [marked, setMarked] = useState(NONE);
  const [{ isDirty, isBeside, hasLikes, isChecking }, setState] = useState(UNTOUCHED);
  const [isUnkept, setUnkept] = useState(false);
  const [isReturning, setReturning] = useState(false);
  const onNext = (next: PresentDraft) => {
    setMarked(NONE);
    setState((state) => ({ ...UNTOUCHED, isBeside: state.isBeside }));
    setUnkept(false);
    setPresent(next);
  };
  const formId = `${useId()}-${present.id}`;
  const actions = useRef<TenderFormActions>(undefined);
  const guard = useRef<DraftGuard>(undefined);
  const keep = useRef<() => Promise<boolean>>(undefined);
  const form = useDraftForm(present, { onClose, onNext });
  const { query, edit, values, isSecond, isHandedOn, isPending, conflict } = form;
  const { mutate: create, isPending: isCreating } = useCreateRecord('/api/organizations');
  const marks = useMemo(() => {
    const onSuccess = ({ id }: { readonly id: number }) => guard.current?.put('procuringOrganizationId', String(id));
    const make = isCreating ? undefined : (name: string) => create(name, { onSuccess });
    return proposalMarks(marked.unknown, marked.waiting, (field) => guard.current?.confirm(field), make);
  }, [marked, create, isCreating]);
  const { look, endedRef } = form;
  const saveNext = () => actions.current?.saveNext();
  // Keyed values are kept, but for those that did not reach the server and the changes of a second person.
  const isLossy = isUnkept || (isSecond && isDirty);
  /** Closes when the last words are kept; else it stays open and asks at the next try, as it does at once where something would be lost. */
  const close = async () => {
    if (isLossy || (await keep.current?.()) !== false) onClose();
  };
  const draw = useCallback<FormAside['draw']>(
    (tenderForm, beside) =>
      edit !== undefined && (
        <DraftAside
          form={tenderForm}
          draft={edit.data}
          isBeside={beside}
          isSecond={isSecond}
          guardRef={guard}
          endedRef={endedRef}
          keepRef={keep}
          onWaiting={setMarked}
          onRefused={() => void look()}
          onUnkept={setUnkept}
        />
      ),
    [edit, isSecond, endedRef, look],
  );
  return (
    <FormDialog
      title={isSecond ? text.secondTitle : text.title}
      description={isSecond ? text.secondDescription : text.description}
      size={isBeside ? 'full' : 'lg'}
      formId={formId}
      submitLabel={isHandedOn ? text.ask : text.publish}
      pendingLabel={isHandedOn ? text.asking : text.publishing}
      pending={isPending}
      checking={isChecking ? formText.checking : undefined}
      dirty={isLossy}
      ready={values !== undefined}
      cancelLabel={text.close}
      actions={
        values !== undefined && (
          <>
            {isSecond && (
              <Button variant="secondary" disabled={isPending} onClick={() => setReturning(true)}>
                {text.giveBack}
              </Button>
            )}
            <Button variant="secondary" disabled={isPending || isChecking} title={text.keys} onClick={saveNext}>
              {isHandedOn ? text.askNext : text.publishNext}
            </Button>
            {hasLikes && (
              <Button variant="secondary" disabled={isPending} onClick={() => actions.current?.publishAnyway()}>
                {formText.publishAnyway}
              </Button>
            )}
          </>
        )
      }
      onSubmitNext={saveNext}
      onClose={() => void close()}
    >
      {values === undefined && query.isFetching && <LoadingArea label={text.loading} />}
      {query.error !== null && values === undefined && !query.isFetching && (
        <Failure title={text.loadFailed} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {conflict !== undefined && (
        <ConflictAlert
          conflict={conflict}
          hasForm={values !== undefined}
          pending={form.isTaking}
          onTakeOver={form.takeOver}
        />
      )}
      {edit !== undefined && <ReturnedAlert draft={edit.data} />}
      {values !== undefined && (
        <FieldNotes value={marks}>
          <TenderForm
            key={`${formId}-${form.round}`}
            id={formId}
            editedId={null}
            clonedId={null}
            defaultValues={values}
            save={form.save}
            aside={{ draw, guardRef: guard, keys: text.keys, addSource: form.addSource }}
            actionsRef={actions}
            onSaved={(last) => void form.onSaved(last)}
            onStateChange={setState}
            onReload={() => look().then(() => undefined)}
          />
        </FieldNotes>
      )}
      {isReturning && <GiveBackDialog draftId={present.id} onClose={() => setReturning(false)} onDone={onClose} />}
    </FormDialog>
  );
}

interface GiveBackProps {
  readonly draftId: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for the reason before a draft goes back to who keyed it. */
function GiveBackDialog({ draftId, onClose, onDone }: GiveBackProps) {
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useGiveBack(draftId);
  return (
    <FormDialog
      title={text.giveBackTitle}
      description={text.giveBackText}
      submitLabel={text.giveBack}
      pendingLabel={text.givingBack}
      pending={isPending}
      onSubmit={() => mutate(reason, { onSuccess: onDone })}
      onClose={onClose}
    >
      <LabelledTextarea
        label={text.reason}
        error={fieldOf(error, 'reason')}
        rows={3}
        maxLength={1000}
        value={reason}
        onValue={setReason}
      />
    </FormDialog>
  );
}

interface ConflictAlertProps {
  readonly conflict: Conflict;
  readonly hasForm: boolean;
  readonly pending: boolean;
  readonly onTakeOver: (from: number | null) => void;
}

/** Says why this person cannot go on, and what to do with what was typed. */
function ConflictAlert({ conflict: { words, takeFrom }, hasForm, pending, onTakeOver }: ConflictAlertProps) {
  return (
    <div role="alert" className="mb-5">
      <Alert tone="warning" title={text.conflictTitle}>
        <p className="mt-1">
          {words} {hasForm && (takeFrom === undefined ? text.stillHere : text.goneOn)}
        </p>
        {takeFrom !== undefined && (
          <Button variant="secondary" size="sm" className="mt-3" pending={pending} onClick={() => onTakeOver(takeFrom)}>
            {pending ? text.takingOver : text.takeOver}
          </Button>
        )}
      </Alert>
    </div>
  );
}

function ReturnedAlert({ draft: { returnedFor, state } }: { readonly draft: Draft }) {
  if (returnedFor === null || state !== 'open') return null;
  return (
    <Alert tone="warning" title={text.returned} className="mb-5">
      <p className="mt-1 wrap-anywhere" dir="auto">
        {returnedFor}
      </p>
    </Alert>
  );
}
