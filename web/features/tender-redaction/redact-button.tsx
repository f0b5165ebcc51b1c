import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { z } from 'zod';
import { type RedactableVersions, type Redaction, RedactionBody } from '#contracts/api/tenders/redaction.ts';
import type { RedactableField } from '#contracts/vocabulary/fields/redactable-fields.ts';
import { TENDER_LABELS } from '#contracts/vocabulary/fields/tender-fields.ts';
import { MutationFormDialog } from '../../components/admin/records/record-form-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { SelectField, TextField } from '../../components/ui/form/bound-fields.tsx';
import { Checkbox } from '../../components/ui/form/checkbox.tsx';
import { FieldGroup } from '../../components/ui/form/field-group.tsx';
import { CHANGED } from '../../lib/api/invalidate.ts';
import { request } from '../../lib/api/request.ts';
import { useOptionalQuery } from '../../lib/api/use-optional-query.ts';
import { useChange } from '../../lib/mutations/use-change.ts';
import { text } from './messages.en.ts';

/** Button of a redaction; none where nothing is left to take back, and where there never was a tender. */
export default function RedactButton({ id }: { readonly id: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data: versions } = useOptionalQuery<RedactableVersions>([`/api/tenders/${id}/redactions`]);
  const [newest] = versions ?? [];
  if (versions == null || newest === undefined) return null;
  return (
    <div className="no-print">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {isOpen && <RedactDialog id={id} versions={versions} newest={newest} onClose={() => setOpen(false)} />}
    </div>
  );
}

const RedactionForm = RedactionBody.extend({ version: z.string().transform(Number) });
const resolver = zodResolver(RedactionForm);

interface RedactDialogProps {
  readonly id: number;
  readonly versions: RedactableVersions;
  readonly newest: RedactableVersions[number];
  readonly onClose: () => void;
}

function RedactDialog({ id, versions, newest, onClose }: RedactDialogProps) {
  const form = useForm({ resolver, defaultValues: { version: String(newest.version), fields: [], reason: '' } });
  const save = useChange<Redaction, RedactionBody>({
    send: (body) => request(`/api/tenders/${id}/redactions`, { method: 'POST', body }),
    changed: CHANGED.tender,
    done: ({ redacted }) => ({ title: text.done, description: text.doneText(redacted) }),
    failed: () => text.failed,
    isForm: true,
  });
  const { field } = useController({ control: form.control, name: 'fields' });
  const { errors } = form.formState;
  const chosen = form.watch('version');
  const { fields } = versions.find(({ version }) => String(version) === chosen) ?? newest;
  return (
    <MutationFormDialog
      form={form}
      save={save}
      title={text.title}
      description={text.description}
      submitLabel={text.submit}
      pendingLabel={text.pending}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="version"
        label={text.version}
        wide
        options={versions.map(({ version }) => ({ value: String(version), label: text.versionName(version) }))}
      />
      <div className="sm:col-span-2">
        <FieldGroup legend={text.fields} error={errors.fields?.message}>
          <div className="grid sm:grid-cols-2">
            {fields.map((one) => (
              <Checkbox
                key={one}
                label={TENDER_LABELS[one]}
                checked={field.value.includes(one)}
                aria-invalid={errors.fields === undefined ? undefined : true}
                onCheckedChange={(checked) => field.onChange(toggled(field.value, one, checked))}
              />
            ))}
          </div>
        </FieldGroup>
      </div>
      <TextField form={form} name="reason" label={text.reason} hint={text.reasonHint} wide autoComplete="off" />
    </MutationFormDialog>
  );
}

const toggled = (chosen: readonly RedactableField[], field: RedactableField, checked: boolean) =>
  checked ? [...chosen, field] : chosen.filter((other) => other !== field);
