import { Download } from 'lucide-react';
import type { ImportProblem, ImportProblemGroup } from '#contracts/api/imports.ts';
import { IMPORT_KEPT_PROBLEMS } from '#contracts/vocabulary/imports.ts';
import { RecordCell, RecordRow, RecordTable } from '../../../components/admin/record-table.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatCount, scriptOf } from '../../../lib/format/format.ts';
import { text } from '../messages.en.ts';
import { saveProblems } from '../problems-file.ts';

const SHOWN = 200;

interface ProblemsTableProps {
  readonly problems: readonly ImportProblem[];
  readonly fileName: string;
}

export function ProblemsTable({ problems, fileName }: ProblemsTableProps) {
  const shown = problems.slice(0, SHOWN);
  const { place, column, value, reason } = text.columns;
  return (
    <section className="mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-display font-semibold text-lg">{text.problems}</h3>
        <Button variant="secondary" size="sm" onClick={() => saveProblems(problems, fileName)}>
          <Download aria-hidden="true" className="size-4" />
          {text.problemsSave}
        </Button>
      </div>
      <RecordTable label={text.problems} columns={Object.values(text.columns)}>
        {shown.map((problem) => (
          <RecordRow key={`${problem.place} ${problem.column} ${problem.reason}`}>
            <RecordCell kind="title" className="whitespace-nowrap font-medium tabular-nums">
              <span className="sr-only">{place} </span>
              {problem.place}
            </RecordCell>
            <RecordCell label={column}>{problem.column || text.wholeRow}</RecordCell>
            <RecordCell label={value} className="max-w-80">
              <span {...scriptOf(problem.value)} className="font-mono text-xs">
                {problem.value}
              </span>
            </RecordCell>
            <RecordCell label={reason}>{problem.reason}</RecordCell>
          </RecordRow>
        ))}
      </RecordTable>
      {(problems.length > shown.length || problems.length >= IMPORT_KEPT_PROBLEMS) && (
        <p className="mt-2 text-soft text-sm">{text.problemsMore(formatCount(shown.length))}</p>
      )}
    </section>
  );
}

/** The problems counted by kind, each with its first row as an example. */
export function ProblemGroups({ groups }: { readonly groups: readonly ImportProblemGroup[] }) {
  const { count, column, reason, cost, example } = text.groupColumns;
  return (
    <section className="mt-6">
      <h3 className="mb-3 font-display font-semibold text-lg">{text.groups}</h3>
      <RecordTable label={text.groups} columns={Object.values(text.groupColumns)}>
        {groups.map((group) => (
          <RecordRow key={`${group.cost} ${group.column} ${group.reason}`}>
            <RecordCell kind="title" className="font-medium tabular-nums">
              <span className="sr-only">{count} </span>
              {formatCount(group.count)} ×
            </RecordCell>
            <RecordCell label={column}>{group.column || text.wholeRow}</RecordCell>
            <RecordCell label={reason}>{group.reason}</RecordCell>
            <RecordCell label={cost}>{text.costs[group.cost]}</RecordCell>
            <RecordCell label={example} className="max-w-80">
              {group.place} <span {...scriptOf(group.value)}>{group.value}</span>
            </RecordCell>
          </RecordRow>
        ))}
      </RecordTable>
    </section>
  );
}
