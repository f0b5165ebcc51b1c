import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { SourceBody } from '#contracts/api/tenders/sources.ts';
import { TenderBody, TenderEdit } from '#contracts/api/tenders.ts';
import { FormAlert, Revealed } from '../../../components/admin/form-alert.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { text as formsText } from '../../../lib/forms/messages.en.ts';
import { putBelow } from '../../../lib/forms/record-form.ts';
import { showFieldErrors, showServerErrors } from '../../../lib/forms/server-errors.ts';
import { unresolvedText } from '../../../lib/forms/unresolved-text.ts';
import { useAddSource } from '../api/tender.ts';
import { DocumentsField } from '../documents/documents-field.tsx';
import { text } from '../messages.en.ts';
import { ScanViewer } from '../scan/scan-viewer.tsx';
import { useScanSwap, useWideScreen } from '../scan/use-scan.ts';
import { type TenderForm as TenderFormType, type TenderValues, toBody, toEdit } from '../tender-values.ts';
import { DetailFields } from './detail-fields.tsx';
import { DuplicateWarning } from './duplicate-warning.tsx';
import { FormSection } from './form-section.tsx';
import { ImageField } from './image-field.tsx';
import { CauseFields, ClassificationFields, MoneyFields, NoticeFields } from './notice-fields.tsx';
import { OrganizationsField } from './organizations-field.tsx';
import { ParagraphsField } from './text-field.tsx';
import { useAsking, useSimilarTenders } from './use-asking.ts';

export interface TenderFormActions {
  readonly saveNext: () => void;
  /** Publishes what resembles a published notice; goes on to the next one if that was asked for before. */
  readonly publishAnyway: () => void;
}

/** Keys, focus and the check before publishing. */
export interface FormGuard {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** False, with the first proposal that nobody has confirmed in focus, as long as there is one; of some fields only. */
  readonly mayPublish: (fields?: readonly (keyof TenderValues)[]) => boolean;
}

/** A column beside the fields in place of a chosen picture, with a say in keys and publishing. */
export interface FormAside {
  readonly draw: (form: TenderFormType, isBeside: boolean) => ReactNode;
  readonly guardRef: RefObject<FormGuard | undefined>;
  /** The keys of the form in words. */
  readonly keys: string;
  /** Adds what is keyed to a published tender as a further source. */
  readonly addSource: (tenderId: number, values: TenderValues) => Promise<unknown>;
}

/** State of the form that its dialog shows: something was typed, a scan stands beside the fields, the notice may be published already, or it is being found out whether it is. */
export const UNTOUCHED = { isDirty: false, isBeside: false, hasLikes: false, isChecking: false };

interface TenderFormProps {
  readonly id: string;
  /** The tender that is being edited; null for a new one, which can be followed by the next. */
  readonly editedId: number | null;
  readonly defaultValues: TenderValues;
  /** Settles when the server has answered. */
  readonly save: (body: TenderBody, values: TenderValues) => Promise<unknown>;
  readonly aside?: FormAside;
  /** The tender that a new one was cloned from, which it resembles on purpose. */
  readonly clonedId: number | null;
  /** Filled with what the further buttons of the dialog do. */
  readonly actionsRef: RefObject<TenderFormActions | undefined>;
  /** Callback with what was entered when the next notice is to follow, with null otherwise. */
  readonly onSaved: (values: TenderValues | null) => void;
  readonly onStateChange: (state: typeof UNTOUCHED) => void;
  /** Fetches the present version after somebody else's change; nothing when that failed, or the form follows by itself. */
  readonly onReload: () => Promise<TenderValues | undefined>;
}

const [ofNew, ofEdit] = [bodyResolver(TenderBody, toBody), bodyResolver(TenderEdit, toEdit)];

/** All fields of a notice, beside its scan where there is room. What the server refuses stands beside its field. */
export function TenderForm(props: TenderFormProps) {
  const { id, editedId, clonedId, defaultValues, save, actionsRef } = props;
  const { aside, onSaved, onStateChange, onReload } = props;
  const form = useForm({ resolver: editedId === null ? ofNew : ofEdit, defaultValues });
  const { isDirty, dirtyFields: _, errors } = form.formState; // putBelow needs those that were typed in
  const scan = useWatch({ control: form.control, name: 'imageUrl' });
  const isBeside = useWideScreen() && (aside !== undefined || scan !== '');
  const isNew = editedId === null;
  const { likes, check } = useSimilarTenders(form, editedId ?? clonedId);
  const hasLikes = isNew && likes.length > 0;
  const { warning, ask, isChecking, askFirst } = useAsking(hasLikes, check);
  useEffect(() => {
    onStateChange({ isDirty, isBeside, hasLikes, isChecking });
  }, [isDirty, isBeside, hasLikes, isChecking, onStateChange]);
  const goesOnRef = useRef(false);
  const end = () => onSaved(goesOnRef.current ? form.getValues() : null);
  const addSource = useAddSource();
  const addTo = (likeId: number) => {
    if (!mayPublish(['publishDate', 'reference'])) return;
    const values = form.getValues();
    const typed = unresolvedText(values.source);
    const { error } = SourceBody.shape.source.safeParse(values.source);
    const message = typed === undefined ? error?.issues[0]?.message : formsText.untaken(typed);
    if (message !== undefined) {
      form.setError('source', { message }, { shouldFocus: true });
      return;
    }
    const added = aside?.addSource(likeId, values) ?? addSource.mutateAsync({ tenderId: likeId, values });
    added.then(end, (refusal: unknown) => showFieldErrors(form, refusal));
  };
  const publish = form.handleSubmit((body) =>
    save(body, form.getValues()).then(end, (error: unknown) =>
      hasStatus(error, 412) ? form.setError('root.stale', {}) : showServerErrors(form, error),
    ),
  );
  /** A new notice that may be published already is only saved by a button that says so. */
  const publishNew = form.handleSubmit(() => (hasLikes ? ask() : askFirst(publish)));
  const mayPublish = (fields?: readonly (keyof TenderValues)[]) =>
    aside?.guardRef.current?.mayPublish(fields) !== false;
  const submit = (goesOn: boolean, event?: FormEvent) => {
    goesOnRef.current = goesOn;
    event?.preventDefault();
    if (!mayPublish()) return;
    void (isNew ? publishNew : publish)(event);
  };
  useImperativeHandle(actionsRef, () => ({
    saveNext: () => isChecking || submit(true),
    publishAnyway: () => void (mayPublish() && publish()),
  }));
  const reload = async () => {
    const present = await onReload();
    if (present !== undefined) putBelow(form, present);
  };
  const swapScan = useScanSwap();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    aside?.guardRef.current?.onKeyDown(event);
    if (event.key === 'F6') swapScan(event);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!form.formState.isSubmitting && !isChecking) submit(event.shiftKey && isNew);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of everything inside, the scan too
    <div
      onKeyDown={onKeyDown}
      onFocus={(event) => aside?.guardRef.current?.onFocus(event)}
      className={isBeside ? 'grid grid-cols-2 gap-5' : undefined}
    >
      {aside?.draw(form, isBeside)}
      {aside === undefined && isBeside && <ScanViewer src={scan} className="sticky top-0 h-[calc(100dvh-15rem)]" />}
      <form id={id} noValidate onSubmit={(event) => submit(false, event)} className="flex min-w-0 flex-col gap-5">
        {errors.root?.stale !== undefined ? (
          <StaleAlert onReload={() => void reload()} />
        ) : (
          <FormAlert message={errors.root?.message} />
        )}
        <DuplicateWarning
          ref={warning}
          likes={likes}
          checking={isChecking}
          onSame={isNew ? addTo : undefined}
          pending={addSource.isPending}
        />
        {!isNew && <CauseFields form={form} />}
        {aside === undefined && (
          <FormSection title={text.sections.scan}>
            <ImageField form={form} isBeside={isBeside} />
          </FormSection>
        )}
        <NoticeFields form={form} />
        <ClassificationFields form={form} />
        <MoneyFields form={form} />
        <OrganizationsField form={form} />
        <FormSection title={text.sections.words}>
          <DocumentsField form={form} />
          <ParagraphsField form={form} name="ocrText" hint={text.ocrHint} optional />
        </FormSection>
        <DetailFields form={form} />
        <p className="text-soft text-sm max-sm:hidden">{aside?.keys ?? (isNew ? text.keys : text.saveKey)}</p>
      </form>
    </div>
  );
}

function StaleAlert({ onReload }: { readonly onReload: () => void }) {
  return (
    <Revealed>
      <Alert tone="danger" title={text.staleTitle}>
        <p className="mt-1">{text.staleText}</p>
        <Button variant="secondary" size="sm" className="mt-3" onClick={onReload}>
          {text.reload}
        </Button>
      </Alert>
    </Revealed>
  );
}
