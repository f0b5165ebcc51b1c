import { Download } from 'lucide-react';
import type { ImportProblem, ImportProblemGroup } from '#contracts/api/imports.ts';
import { IMPORT_KEPT_PROBLEMS } from '#contracts/vocabulary/imports.ts';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { saveFile } from '../../../lib/files/save-file.ts';
import { formatCount, scriptOf } from '../../../lib/format/format.ts';
import { text } from '../messages.en.ts';
import { problemsCsv, refusedCsv } from '../problems-file.ts';

const SHOWN = 200;

interface ProblemsTableProps {
  readonly problems: readonly ImportProblem[];
  readonly fileName: string;
}

const COLUMNS: Columns<ImportProblem, keyof typeof text.columns> = {
  place: {
    kind: 'title',
    className: 'whitespace-nowrap font-medium tabular-nums',
    cell: ({ place }) => (
      <>
        <span className="sr-only">{text.columns.place} </span>
        {place}
      </>
    ),
  },
  column: ({ column }) => column || text.wholeRow,
  value: {
    className: 'max-w-80',
    cell: ({ value }) => (
      <span {...scriptOf(value)} className="font-mono text-xs">
        {value}
      </span>
    ),
  },
  reason: ({ reason }) => reason,
};

export function ProblemsTable({ problems, fileName }: ProblemsTableProps) {
  const shown = problems.slice(0, SHOWN);
  const save = (csv: string, name: string) => () =>
    saveFile(new Blob([csv], { type: 'text/csv' }), `${name}-${fileName}.csv`);
  return (
    <section className="mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-display font-semibold text-lg">{text.problems}</h3>
        <div className="flex flex-wrap gap-2">
          {problems.some(({ row }) => row !== undefined) && (
            <Button
              variant="secondary"
              size="sm"
              title={text.refusedHint}
              onClick={save(refusedCsv(problems), 'refused')}
            >
              <Download aria-hidden="true" className="size-4" />
              {text.refusedSave}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={save(problemsCsv(problems), 'problems')}>
            <Download aria-hidden="true" className="size-4" />
            {text.problemsSave}
          </Button>
        </div>
      </div>
      <RecordTable
        label={text.problems}
        items={shown}
        keyOf={({ place, column, reason }) => `${place} ${column} ${reason}`}
        labels={text.columns}
        columns={COLUMNS}
      />
      {(problems.length > shown.length || problems.length >= IMPORT_KEPT_PROBLEMS) && (
        <p className="mt-2 text-soft text-sm">{text.problemsMore(formatCount(shown.length))}</p>
      )}
    </section>
  );
}

const GROUP_COLUMNS: Columns<ImportProblemGroup, keyof typeof text.groupColumns> = {
  count: {
    kind: 'title',
    className: 'font-medium tabular-nums',
    cell: ({ count }) => (
      <>
        <span className="sr-only">{text.groupColumns.count} </span>
        {formatCount(count)} ×
      </>
    ),
  },
  column: COLUMNS.column,
  reason: COLUMNS.reason,
  cost: ({ cost }) => text.costs[cost],
  example: {
    className: 'max-w-80',
    cell: ({ place, value }) => (
      <>
        {place} <span {...scriptOf(value)}>{value}</span>
      </>
    ),
  },
};

/** The problems counted by kind, each with its first row as an example. */
export function ProblemGroups({ groups }: { readonly groups: readonly ImportProblemGroup[] }) {
  return (
    <section className="mt-6">
      <h3 className="mb-3 font-display font-semibold text-lg">{text.groups}</h3>
      <RecordTable
        label={text.groups}
        items={groups}
        keyOf={({ cost, column, reason }) => `${cost} ${column} ${reason}`}
        labels={text.groupColumns}
        columns={GROUP_COLUMNS}
      />
    </section>
  );
}
