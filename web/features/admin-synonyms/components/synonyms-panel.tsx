import { Pencil } from 'lucide-react';
import { lazy } from 'react';
import type { SynonymBody, SynonymGroup } from '#contracts/api/tenders/synonyms.ts';
import { adminText } from '../../../components/admin/messages.en.ts';
import { RecordCell, RecordRow, RecordTable } from '../../../components/admin/record-table.tsx';
import { RecordPanel, type RecordTableView } from '../../../components/admin/records/record-panel.tsx';
import { EditDelete, RecordId, RowButton } from '../../../components/admin/row-parts.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { text } from '../messages.en.ts';

const COLUMNS = [text.columns.names, text.columns.kinds, text.columns.origin, adminText.actions];

/** A group of the product that is switched off is shown with the names that it had. */
const said = (group: SynonymGroup) => (group.state === 'off' && group.product !== null ? group.product : group);

const nameOf = (group: SynonymGroup) => said(group).names[0] ?? '';

function SynonymsTable({ items, edit, remove }: RecordTableView<SynonymGroup>) {
  return (
    <RecordTable label={text.heading} columns={COLUMNS}>
      {items.map((group) => (
        <RecordRow key={group.id}>
          <RecordCell kind="title" className="md:w-1/2">
            <Names names={said(group).names} isOff={group.state === 'off'} /> <RecordId id={group.id} />
          </RecordCell>
          <RecordCell label={text.columns.kinds}>
            <Names names={said(group).kinds} isOff={group.state === 'off'} />
          </RecordCell>
          <RecordCell label={text.columns.origin}>
            {group.state === 'product' ? (
              <span className="text-soft">{text.origins.product}</span>
            ) : (
              <Badge>{text.origins[group.state]}</Badge>
            )}
          </RecordCell>
          <RecordCell kind="actions">
            {group.state === 'off' ? (
              <RowButton
                label={adminText.editItem(nameOf(group))}
                hint={adminText.edit}
                icon={Pencil}
                onClick={() => edit(group.id)}
              />
            ) : (
              <EditDelete id={group.id} name={nameOf(group)} edit={edit} remove={remove} />
            )}
          </RecordCell>
        </RecordRow>
      ))}
    </RecordTable>
  );
}

/** Names of both directions beside each other, each kept apart. */
function Names({ names, isOff }: { readonly names: readonly string[]; readonly isOff: boolean }) {
  if (names.length === 0) return <span aria-hidden="true">–</span>;
  return (
    <ul className={`flex flex-wrap gap-x-1.5 break-words ${isOff ? 'text-soft line-through' : ''}`}>
      {names.map((name, at) => (
        <li key={name} className="min-w-0">
          <bdi>{name}</bdi>
          {at < names.length - 1 && ','}
        </li>
      ))}
    </ul>
  );
}

const SynonymFormDialog = lazy(() => import('./synonym-form-dialog.tsx'));

const LIST = { path: '/api/admin/synonyms', changed: CHANGED.synonym, text, nameOf };

export default function SynonymsPanel() {
  return (
    <RecordPanel<SynonymGroup, SynonymBody>
      subject="synonym"
      list={LIST}
      table={(view) => <SynonymsTable {...view} />}
      form={(props) => <SynonymFormDialog {...props} />}
    />
  );
}
