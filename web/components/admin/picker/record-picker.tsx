import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { unresolvedText } from '../../../lib/forms/unresolved-text.ts';
import { Combobox, type ComboboxProps } from '../../ui/form/combobox/combobox.tsx';
import type { FieldProps } from '../../ui/form/controls.tsx';
import { text } from '../../ui/form/messages.en.ts';
import { UnresolvedField } from '../combobox-field.tsx';
import { type NamedRecord, rememberRecord, useCreateRecord, useFoundRecords, useRecordNames } from './named-records.ts';

interface RecordPickerProps extends Pick<ComboboxProps, 'control' | 'name' | 'onBlur' | 'inputRef' | 'placeholder'> {
  /** A list that takes `search`, `ids`, `page` and `limit`. */
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string>>;
  /** The id of the chosen record, a text that is not settled, or ''. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly except?: readonly number[];
  /** Whether a name that is not there may become a record. */
  readonly creates?: boolean;
}

const NOTHING = {};

/** Chooses one of many records by its name: the server searches, and only the first matches are fetched. */
export function RecordPicker({
  path,
  parameters = NOTHING,
  value,
  onChange,
  except = [],
  creates = false,
  ...combobox
}: RecordPickerProps) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<string | null>(null);
  const { records, ...found } = useFoundRecords(path, asked, parameters);
  const [name = ''] = useRecordNames(path, value === '' || unresolvedText(value) !== undefined ? [] : [Number(value)]);
  const { mutate: create } = useCreateRecord(path);
  const take = (record: NamedRecord) => {
    rememberRecord(queryClient, path, record);
    onChange(String(record.id));
  };
  const choose = (chosen: string) => {
    const record = records.find(({ id }) => String(id) === chosen);
    if (record !== undefined) take(record);
    else if (creates && chosen !== '' && unresolvedText(chosen) === undefined) create(chosen, { onSuccess: take });
    else onChange(chosen);
  };
  return (
    <Combobox
      {...combobox}
      value={value}
      onChange={choose}
      asTyped={creates ? text.create : undefined}
      options={records
        .filter(({ id }) => !except.includes(id))
        .map((record) => ({ value: String(record.id), label: record.name }))}
      found={{ ...found, label: name, onSearch: setAsked }}
    />
  );
}

interface RecordFieldProps<Values extends FieldValues, Body>
  extends Pick<FieldProps, 'label' | 'hint' | 'optional'>,
    Pick<RecordPickerProps, 'path' | 'parameters' | 'placeholder' | 'creates' | 'except'> {
  readonly form: Pick<UseFormReturn<Values, unknown, Body>, 'control'>;
  readonly name: FieldPath<Values>;
}

export function RecordField<Values extends FieldValues, Body>(props: RecordFieldProps<Values, Body>) {
  const { form, name, label, hint, optional, ...picker } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref, value, onChange, onBlur } = field;
  return (
    <UnresolvedField label={label} hint={hint} optional={optional} value={value} error={fieldState.error?.message}>
      {(control) => <RecordPicker {...picker} {...{ control, name, value, onChange, onBlur }} inputRef={ref} />}
    </UnresolvedField>
  );
}
