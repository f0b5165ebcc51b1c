import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { TenderBody } from '#contracts/api/tenders.ts';
import { FormAlert, Revealed } from '../../../components/admin/form-alert.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { showServerErrors } from '../../../lib/forms/server-errors.ts';
import { tenderFormText as text } from '../../../lib/messages/admin/tender-form.ts';
import { useOrganizationOptions } from '../api/use-organization-options.ts';
import { type TenderValues, toBody } from '../tender-values.ts';
import { ClassificationFields } from './classification-fields.tsx';
import { DetailFields } from './detail-fields.tsx';
import { FormSection } from './form-section.tsx';
import { ImageField } from './image-field.tsx';
import { NoticeFields } from './notice-fields.tsx';
import { OrganizationsField } from './organizations-field.tsx';
import { ParagraphsField } from './text-field.tsx';

export interface TenderFormProps {
  readonly id: string;
  readonly defaultValues: TenderValues;
  /** Settles when the server has answered. */
  readonly save: (body: TenderBody) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onDirtyChange: (dirty: boolean) => void;
  /** Fetches the present version after somebody else's change. */
  readonly onReload: () => void;
}

const resolver = bodyResolver(TenderBody, toBody);

/** All fields of a notice. What the server refuses stands beside its field. */
export function TenderForm({ id, defaultValues, save, onSaved, onDirtyChange, onReload }: TenderFormProps) {
  const form = useForm<TenderValues, unknown, TenderBody>({ resolver, defaultValues });
  const organizations = useOrganizationOptions();
  const { isDirty, errors } = form.formState;
  useEffect(() => {
    onDirtyChange(isDirty);
  }, [isDirty, onDirtyChange]);
  const submit = form.handleSubmit((body) =>
    save(body).then(onSaved, (error: unknown) =>
      hasStatus(error, 412) ? form.setError('root.stale', {}) : showServerErrors(form, error),
    ),
  );
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
      {errors.root?.stale !== undefined ? (
        <StaleAlert onReload={onReload} />
      ) : (
        <FormAlert message={errors.root?.message} />
      )}
      <NoticeFields form={form} />
      <ClassificationFields form={form} />
      <OrganizationsField form={form} organizations={organizations} />
      <FormSection title={text.sections.scan}>
        <ImageField form={form} />
        <ParagraphsField form={form} name="ocrText" hint={text.ocrHint} optional />
      </FormSection>
      <DetailFields form={form} organizations={organizations} />
    </form>
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
