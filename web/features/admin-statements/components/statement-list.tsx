import { RecordCell, RecordRow, RecordTable } from '../../../components/admin/record-table.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatCount, formatDay } from '../../../lib/format/format.ts';
import { useRemove, useStatements } from '../api/statements.ts';
import { text } from '../messages.en.ts';

/** Statements that were read, newest first. */
export function StatementList() {
  const { data } = useStatements();
  const remove = useRemove();
  const { period, payments, open } = text.statementColumns;
  return (
    <section className="mt-8">
      <h3 className="mb-3 font-display font-semibold text-lg">{text.history}</h3>
      {data?.items.length === 0 && <p className="text-soft text-sm">{text.statementsEmpty}</p>}
      {data !== undefined && data.items.length > 0 && (
        <RecordTable label={text.history} columns={Object.values(text.statementColumns)}>
          {data.items.map((statement) => (
            <RecordRow key={statement.id}>
              <RecordCell kind="title">{statement.fileName}</RecordCell>
              <RecordCell label={period} className="whitespace-nowrap">
                {formatDay(statement.firstDay)} – {formatDay(statement.lastDay)}
              </RecordCell>
              <RecordCell label={payments} className="tabular-nums">
                {formatCount(statement.counts.payments)}
              </RecordCell>
              <RecordCell label={open} className="tabular-nums">
                {formatCount(statement.open)}
              </RecordCell>
              <RecordCell kind="actions">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={text.removeOf(statement.fileName)}
                  onClick={() => remove.mutate(statement.id)}
                >
                  {text.remove}
                </Button>
              </RecordCell>
            </RecordRow>
          ))}
        </RecordTable>
      )}
    </section>
  );
}
