import { type FormEvent, useState } from 'react';
import type { ImportDuplicate, ImportRunDetail } from '#contracts/api/imports.ts';
import {
  IMPORT_DUPLICATE_RULES,
  IMPORT_DUPLICATES,
  type ImportDuplicateRule,
  type ImportDuplicates,
} from '#contracts/vocabulary/imports.ts';
import { RecordCell, RecordRow, RecordTable } from '../../../components/admin/record-table.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Select } from '../../../components/ui/form/controls.tsx';
import { LabelledSelect } from '../../../components/ui/form/labelled-fields.tsx';
import { formatCount, formatDay, scriptOf } from '../../../lib/format/format.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useStart } from '../api/imports.ts';
import { text } from '../messages.en.ts';

const SHOWN = 100;
const RULES = IMPORT_DUPLICATE_RULES.map((value) => ({ value, label: text.duplicateRules[value] }));
const CHOICES = IMPORT_DUPLICATES.map((value) => ({ value, label: text.duplicateBecomes[value] }));

/** Rows that resemble notices, with what becomes of each: for all of them, or for one. */
export function DuplicatesForm({ run }: { readonly run: ImportRunDetail }) {
  const [rule, setRule] = useState<ImportDuplicateRule | undefined>(run.reading.duplicates);
  const [rows, setRows] = useState<Readonly<Record<string, ImportDuplicates>>>(run.reading.duplicateRows ?? {});
  const [isChanged, setChanged] = useState(false);
  const start = useStart(run.id);
  const { duplicates, canStart } = run;
  const { sameNotice = 0, leftOut = 0 } = run.counts ?? {};
  const count = Math.max(duplicates.length, sameNotice + leftOut);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = { ...(rule === undefined ? {} : { duplicates: rule }), duplicateRows: rows };
    start.mutate({ dryRun: true, reading: { ...run.reading, ...chosen } });
  };
  const becomes = ({ place, like, becomes: present }: ImportDuplicate): ImportDuplicates => {
    const chosen = rows[place];
    if (chosen !== undefined) return chosen;
    if (rule === undefined) return present;
    if (rule === 'sure') return like.isSure ? 'same' : 'leave';
    return rule;
  };
  return (
    <Card className="mt-6 p-5">
      <details open>
        <summary className="cursor-pointer font-display font-semibold text-lg">
          {text.duplicates(formatCount(count))}
        </summary>
        <form onSubmit={submit} className="mt-4 grid gap-4">
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
          <RecordTable label={text.duplicates(formatCount(count))} columns={Object.values(text.duplicateColumns)}>
            {duplicates.slice(0, SHOWN).map((duplicate) => (
              <Row
                key={duplicate.place}
                duplicate={duplicate}
                becomes={becomes(duplicate)}
                onChoose={
                  canStart
                    ? (choice) => {
                        setRows((present) => ({ ...present, [duplicate.place]: choice }));
                        setChanged(true);
                      }
                    : undefined
                }
              />
            ))}
          </RecordTable>
          {count > SHOWN && <p className="text-soft text-sm">{text.duplicatesMore(formatCount(SHOWN))}</p>}
          {canStart && (
            <div>
              <Button type="submit" variant="secondary" pending={start.isPending} disabled={!isChanged}>
                {text.duplicatesUse}
              </Button>
              <p className="mt-2 text-soft text-sm">{text.duplicatesRemembered}</p>
            </div>
          )}
        </form>
      </details>
    </Card>
  );
}

interface RowProps {
  readonly duplicate: ImportDuplicate;
  readonly becomes: ImportDuplicates;
  /** Absent once nothing can be chosen any more. */
  readonly onChoose: ((choice: ImportDuplicates) => void) | undefined;
}

function Row({ duplicate: { place, title, like }, becomes, onChoose }: RowProps) {
  const columns = text.duplicateColumns;
  const facts = [
    text.duplicateBecause[like.because],
    like.isSure ? text.duplicateSure : text.duplicateDoubt,
    like.source,
    text.duplicateCloses(formatDay(like.closingDate)),
  ];
  return (
    <RecordRow>
      <RecordCell kind="title" className="max-w-96 wrap-anywhere">
        <span className="block font-normal text-soft text-sm">{place}</span>
        <span {...scriptOf(title)}>{title}</span>
      </RecordCell>
      <RecordCell label={columns.like} className="max-w-96 wrap-anywhere">
        <div className="min-w-0">
          {like.id === null ? (
            text.duplicateInFile
          ) : (
            <a
              href={paths.tender(like.id)}
              className="text-link underline underline-offset-4"
              {...scriptOf(like.title)}
            >
              {like.title}
            </a>
          )}
          <span className="block text-soft text-sm">{facts.filter(Boolean).join(' · ')}</span>
        </div>
      </RecordCell>
      <RecordCell label={columns.becomes}>
        {onChoose === undefined ? (
          text.duplicateBecomes[becomes]
        ) : (
          <Select
            aria-label={text.duplicateOf(title)}
            options={CHOICES}
            value={becomes}
            onChange={({ target }) => onChoose(target.value as ImportDuplicates)}
          />
        )}
      </RecordCell>
    </RecordRow>
  );
}
