import type { ImportProblemGroup } from '#contracts/api/imports.ts';
import { RecordCell, RecordRow, RecordTable } from '../../../components/admin/record-table.tsx';
import { formatCount, scriptOf } from '../../../lib/format/format.ts';
import { text } from '../messages.en.ts';

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
