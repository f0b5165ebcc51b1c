import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { InterestArea } from '#contracts/api/newsletter.ts';
import { ListLoading } from '../../../components/admin/list-states.tsx';
import { adminText } from '../../../components/admin/messages.en.ts';
import { RecordCell, RecordRow, RecordTable } from '../../../components/admin/record-table.tsx';
import { RowButton } from '../../../components/admin/row-button.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { useAdminView } from '../../../lib/admin/use-admin-dialog.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { useInterestAreas } from '../api/interest-areas.ts';
import { areasText as text } from '../messages.en.ts';

const InterestAreaDialog = lazy(() => import('./interest-area-dialog.tsx'));

export function InterestAreas() {
  const { data, error, refetch } = useInterestAreas();
  const view = useAdminView('interest-area');
  const viewed = data?.find(({ id }) => id === view.id);
  const idle = (data ?? []).filter(({ openTenders }) => openTenders === 0).map(({ name }) => name);
  return (
    <div className="mt-10">
      <h2 className="font-display font-semibold text-xl">{text.heading}</h2>
      <p className="mt-1 mb-4 text-soft text-sm">{text.lead}</p>
      {error !== null && <Failure title={text.failed} error={error} onRetry={refetch} />}
      {data === undefined && error === null && <ListLoading label={text.loading} />}
      {idle.length > 0 && (
        <Alert tone="warning" className="mb-4">
          {text.warning(idle.join(', '))}
        </Alert>
      )}
      {data !== undefined && (
        <RecordTable label={text.heading} columns={[...Object.values(text.columns), adminText.actions]}>
          {data.map((area) => (
            <RecordRow key={area.id}>
              <RecordCell kind="title" className="font-medium">
                {area.name}
              </RecordCell>
              <RecordCell label={text.columns.categories}>
                <Categories area={area} />
              </RecordCell>
              <RecordCell label={text.columns.openTenders} className="tabular-nums">
                {formatCount(area.openTenders)}
              </RecordCell>
              <RecordCell kind="actions">
                <RowButton
                  label={adminText.editItem(area.name)}
                  hint={text.edit}
                  icon={<Pencil aria-hidden="true" className="size-4" />}
                  onClick={() => view.open(area.id)}
                />
              </RecordCell>
            </RecordRow>
          ))}
        </RecordTable>
      )}
      {viewed !== undefined && (
        <Suspense>
          <InterestAreaDialog key={viewed.id} area={viewed} onClose={view.close} />
        </Suspense>
      )}
    </div>
  );
}

function Categories({ area: { categories } }: { readonly area: InterestArea }) {
  if (categories.length === 0) return <Badge tone="soon">{text.nothing}</Badge>;
  return (
    <div className="flex min-w-0 flex-wrap gap-1">
      {categories.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </div>
  );
}
