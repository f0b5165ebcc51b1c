import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { untakenText } from '../../../lib/forms/untaken.ts';
import { Combobox, type ComboboxProps } from '../../ui/form/combobox/combobox.tsx';
import { text } from '../../ui/form/messages.en.ts';
import { rememberRecord, useFoundRecords, useRecordNames } from './named-records.ts';

export interface RecordPickerProps
  extends Pick<ComboboxProps, 'control' | 'name' | 'onBlur' | 'inputRef' | 'placeholder'> {
  /** A list that takes `search`, `ids`, `page` and `limit`. */
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string>>;
  /** The id of the chosen record, a text that is not settled, or ''. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Not to be offered. */
  readonly except?: readonly number[];
}

const NOTHING = {};

/** Chooses one of many records by its name: the server searches, and only the first matches are fetched. */
export function RecordPicker({
  path,
  parameters = NOTHING,
  value,
  onChange,
  except = [],
  ...combobox
}: RecordPickerProps) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<string | null>(null);
  const { records, hidden, isWaiting, isFailed } = useFoundRecords(path, asked, parameters);
  const [name = ''] = useRecordNames(path, value === '' || untakenText(value) !== undefined ? [] : [Number(value)]);
  const choose = (id: string) => {
    const record = records.find((one) => String(one.id) === id);
    if (record !== undefined) rememberRecord(queryClient, path, record);
    onChange(id);
  };
  return (
    <Combobox
      {...combobox}
      value={value}
      onChange={choose}
      options={records
        .filter(({ id }) => !except.includes(id))
        .map((record) => ({ value: String(record.id), label: record.name }))}
      found={{
        label: name,
        hidden,
        isWaiting,
        note: isFailed ? text.failed : isWaiting ? text.searching : undefined,
        onSearch: setAsked,
      }}
    />
  );
}
