import { ChevronDown } from 'lucide-react';
import { useContext, useState } from 'react';
import { OPTIONAL_TENDER_FIELDS } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { PROCUREMENT_METHODS } from '#contracts/vocabulary/procurement.ts';
import { ComboboxField } from '../../../components/admin/combobox-field.tsx';
import { toOptions } from '../../../components/ui/form/controls.tsx';
import { FieldNotes } from '../field-notes.tsx';
import { text } from '../messages.en.ts';
import { DETAIL_FIELDS, type TenderFieldsProps } from '../tender-values.ts';
import { MomentField, type MomentName, ParagraphsField, TextField } from './text-field.tsx';

const METHODS = toOptions(PROCUREMENT_METHODS);
const INPUT_TYPES = { line: 'text', webAddress: 'url' } as const;

/** The optional particulars, folded away until one is given or wrong. */
export function DetailFields({ form }: TenderFieldsProps) {
  const [unfolded, setUnfolded] = useState(() => DETAIL_FIELDS.some((name) => form.getValues(name) !== ''));
  const marks = useContext(FieldNotes);
  const isMarked = DETAIL_FIELDS.some((name) => marks?.[name] !== undefined);
  const open = unfolded || isMarked || DETAIL_FIELDS.some((name) => form.formState.errors[name] !== undefined);
  return (
    <details
      open={open}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
      className="group border-line border-t pt-5"
    >
      <summary className="flex items-start justify-between gap-4 rounded-md">
        <span>
          <span className="block font-display font-semibold text-lg">{text.sections.details}</span>
          <span className="block text-sm text-soft">{text.detailsHint}</span>
        </span>
        <ChevronDown className="mt-1 size-5 shrink-0 text-soft group-open:rotate-180" />
      </summary>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {DETAIL_FIELDS.map((name) => (
          <DetailField key={name} form={form} name={name} />
        ))}
      </div>
    </details>
  );
}

function DetailField({ form, name }: TenderFieldsProps & { readonly name: (typeof DETAIL_FIELDS)[number] }) {
  const { kind } = OPTIONAL_TENDER_FIELDS[name];
  if (name === 'procurementMethod')
    return <ComboboxField {...{ form, name }} label={text.label(name)} options={METHODS} optional />;
  if (kind === 'paragraphs') return <ParagraphsField form={form} name={name} rows={2} optional />;
  if (kind === 'day' || kind === 'instant') {
    return <MomentField form={form} name={name as MomentName} kind={kind} hint={text.hints[name]} optional />;
  }
  return (
    <TextField
      form={form}
      name={name}
      type={INPUT_TYPES[kind]}
      hint={text.hints[name]}
      placeholder={text.examples[name]}
      optional
    />
  );
}
