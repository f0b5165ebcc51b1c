import { useState } from 'react';
import type { ImportDuplicate, ImportRunDetail } from '#contracts/api/imports.ts';
import {
  IMPORT_DUPLICATE_RULES,
  IMPORT_DUPLICATES,
  type ImportDuplicateRule,
  type ImportDuplicates,
} from '#contracts/vocabulary/imports.ts';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { Select } from '../../../components/ui/form/controls.tsx';
import { LabelledSelect } from '../../../components/ui/form/labelled-fields.tsx';
import { formatCount, formatDay, scriptOf } from '../../../lib/format/format.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { text } from '../messages.en.ts';
import { ReadingPart } from './reading-part.tsx';

const SHOWN = 100;
const RULES = IMPORT_DUPLICATE_RULES.map((value) => ({ value, label: text.duplicateRules[value] }));
const CHOICES = IMPORT_DUPLICATES.map((value) => ({ value, label: text.duplicateBecomes[value] }));

/** Rows that resemble notices, with what becomes of each: for all of them, or for one. */
export function DuplicatesForm({ run }: { readonly run: ImportRunDetail }) {
  const [rule, setRule] = useState<ImportDuplicateRule | undefined>(run.reading.duplicates);
  const [rows, setRows] = useState<Readonly<Record<string, ImportDuplicates>>>(run.reading.duplicateRows ?? {});
  const [isChanged, setChanged] = useState(false);
  const { duplicates, canStart } = run;
  const { sameNotice = 0, leftOut = 0 } = run.counts ?? {};
  const count = Math.max(duplicates.length, sameNotice + leftOut);
  const chosen = { ...(rule === undefined ? {} : { duplicates: rule }), duplicateRows: rows };
  const becomes = ({ place, like, becomes: present }: ImportDuplicate): ImportDuplicates => {
    const chosen = rows[place];
    if (chosen !== undefined) return chosen;
    if (rule === undefined) return present;
    if (rule === 'sure') return like.isSure ? 'same' : 'leave';
    return rule;
  };
  const choice = (duplicate: ImportDuplicate) => (
    <Select
      aria-label={text.duplicateOf(duplicate.title)}
      options={CHOICES}
      value={becomes(duplicate)}
      onChange={({ target }) => {
        setRows((present) => ({ ...present, [duplicate.place]: target.value as ImportDuplicates }));
        setChanged(true);
      }}
    />
  );
  return (
    <ReadingPart
      run={run}
      title={text.duplicates(formatCount(count))}
      open
      reading={chosen}
      submitLabel={text.duplicatesUse}
      hint={text.duplicatesRemembered}
      disabled={!isChanged}
      className="gap-4"
    >
      {canStart && (
        <LabelledSelect
          label={text.duplicatesAll}
          className="max-w-xl"
          options={RULES}
          value={rule ?? 'sure'}
          onValue={(value) => {
            setRule(value as ImportDuplicateRule);
            setChanged(true);
          }}
        />
      )}
      <RecordTable
        label={text.duplicates(formatCount(count))}
        items={duplicates.slice(0, SHOWN)}
        keyOf={({ place }) => place}
        labels={text.duplicateColumns}
        columns={{
          ...COLUMNS,
          becomes: canStart ? choice : (one) => text.duplicateBecomes[becomes(one)],
        }}
      />
      {count > SHOWN && <p className="text-soft text-sm">{text.duplicatesMore(formatCount(SHOWN))}</p>}
    </ReadingPart>
  );
}

const COLUMNS: Columns<ImportDuplicate, 'row' | 'like'> = {
  row: {
    kind: 'title',
    className: 'max-w-96 wrap-anywhere',
    cell: ({ place, title }) => (
      <>
        <span className="block font-normal text-soft text-sm">{place}</span>
        <span {...scriptOf(title)}>{title}</span>
      </>
    ),
  },
  like: { className: 'max-w-96 wrap-anywhere', cell: ({ like }) => <LikeNotice {...like} /> },
};

function LikeNotice({ id, title, because, isSure, source, closingDate }: ImportDuplicate['like']) {
  const facts = [
    text.duplicateBecause[because],
    isSure ? text.duplicateSure : text.duplicateDoubt,
    source,
    text.duplicateCloses(formatDay(closingDate)),
  ];
  return (
    <div className="min-w-0">
      {id === null ? (
        text.duplicateInFile
      ) : (
        <a href={paths.tender(id)} className="text-link underline underline-offset-4" {...scriptOf(title)}>
          {title}
        </a>
      )}
      <span className="block text-soft text-sm">{facts.filter(Boolean).join(' · ')}</span>
    </div>
  );
}
