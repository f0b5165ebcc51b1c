import { useState } from 'react';
import type { ImportFound, ImportReading, ImportRunDetail } from '#contracts/api/imports.ts';
import { IMPORT_FIELDS, type ImportField } from '#contracts/vocabulary/fields/import-headings.ts';
import { TENDER_LABELS } from '#contracts/vocabulary/fields/tender-fields.ts';
import { IMPORT_DATE_ORDERS, IMPORT_ENCODINGS } from '#contracts/vocabulary/imports.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { type SelectOption, toOptions } from '../../../components/ui/form/controls.tsx';
import { LabelledInput, LabelledSelect } from '../../../components/ui/form/labelled-fields.tsx';
import { scriptOf } from '../../../lib/format/format.ts';
import { text } from '../messages.en.ts';
import { ReadingPart } from './reading-part.tsx';

const EXAMPLES = 3;
const LABELS: Readonly<Record<string, string>> = { ...TENDER_LABELS, ...text.moreFields };
const NUMBERED: readonly string[] = ['procuringOrganizationId', 'organizationIds'];
const FIELDS: readonly SelectOption[] = [
  { value: '', label: text.leftOut },
  ...IMPORT_FIELDS.filter((field) => !NUMBERED.includes(field)).map((field) => ({
    value: field,
    label: LABELS[field] ?? field,
  })),
];
const ENCODINGS = IMPORT_ENCODINGS.map((value) => ({ value, label: text.encodings[value] }));
const ORDERS = IMPORT_DATE_ORDERS.map((value) => ({ value, label: text.dateOrders[value] }));

/** How the file was read, with its first rows in view; a choice of a person wins and is remembered for the source. */
export function ReadingForm({ run, found }: { readonly run: ImportRunDetail; readonly found: ImportFound }) {
  const { question } = found;
  const questions = question === null ? [] : [question, ...(question.more ?? [])];
  const [changes, setChanges] = useState<ImportReading>({});
  const change = (more: ImportReading) => setChanges((present) => ({ ...present, ...more }));
  const note = question !== null && (
    <Alert tone="warning" title={text.question(questions.length)} className="mb-4">
      {questions.map(({ text: one }) => (
        <p key={one}>{one}</p>
      ))}
    </Alert>
  );
  return (
    <ReadingPart
      run={run}
      title={text.reading}
      open={question !== null}
      note={note}
      reading={{ ...changes, columns: { ...run.reading.columns, ...changes.columns } }}
      submitLabel={text.readSo}
      hint={text.remembered}
      variant={question === null ? 'secondary' : 'primary'}
      className="gap-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      {found.encoding !== null && (
        <LabelledSelect
          label={text.encoding}
          options={ENCODINGS}
          value={changes.encoding ?? found.encoding ?? ''}
          onValue={(value) => change({ encoding: value as (typeof IMPORT_ENCODINGS)[number] })}
        />
      )}
      {found.sheet !== null && (found.sheets?.length ?? 0) > 1 && (
        <LabelledSelect
          label={text.sheet}
          options={toOptions(found.sheets ?? [])}
          value={changes.sheet ?? found.sheet ?? ''}
          onValue={(value) => change({ sheet: value })}
        />
      )}
      {(found.dateOrder !== null || questions.some(({ about }) => about === 'dateOrder')) && (
        <LabelledSelect
          label={text.dateOrder}
          options={ORDERS}
          value={changes.dateOrder ?? found.dateOrder ?? ''}
          onValue={(value) => change({ dateOrder: value as (typeof IMPORT_DATE_ORDERS)[number] })}
        />
      )}
      {found.columns.length > 0 && (
        <LabelledInput
          label={text.category}
          hint={text.categoryHint}
          maxLength={200}
          value={changes.category ?? run.reading.category ?? ''}
          onValue={(value) => change({ category: value })}
        />
      )}
      <LabelledInput
        label={text.license}
        hint={text.licenseHint}
        maxLength={300}
        value={changes.license ?? run.reading.license ?? ''}
        onValue={(value) => change({ license: value })}
      />
      <Columns
        found={found}
        chosen={changes.columns ?? {}}
        onChange={(heading, field) => change({ columns: { ...changes.columns, [heading]: field } })}
      />
    </ReadingPart>
  );
}

interface ColumnsProps {
  readonly found: ImportFound;
  readonly chosen: NonNullable<ImportReading['columns']>;
  readonly onChange: (heading: string, field: ImportField | '') => void;
}

/** Each column with the field that it is taken for, and its first values. */
function Columns({ found, chosen, onChange }: ColumnsProps) {
  return found.columns.map(({ heading, field }, at) => {
    const values = found.rows.map((row) => row[at] ?? '').filter((value) => value !== '');
    const examples = values.slice(0, EXAMPLES).join(' · ');
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading, and columns never move
      <div key={at} className="min-w-0">
        <LabelledSelect
          label={heading}
          options={FIELDS}
          value={chosen[heading] ?? field ?? ''}
          onValue={(value) => onChange(heading, value as ImportField | '')}
        />
        <p {...scriptOf(examples)} className="mt-1 truncate text-soft text-sm">
          {examples || text.noValues}
        </p>
      </div>
    );
  });
}
