import { Pencil } from 'lucide-react';
import type { SynonymGroup } from '#contracts/api/tenders/synonyms.ts';
import { adminText } from '../../../components/admin/messages.en.ts';
import type { Columns } from '../../../components/admin/record-table.tsx';
import { RecordPanel, type RowDialogs } from '../../../components/admin/records/record-panel.tsx';
import { EditDelete, RecordId, RowButton } from '../../../components/admin/row-parts.tsx';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { text } from '../messages.en.ts';

/** A group of the product that is switched off is shown with the names that it had. */
const said = (group: SynonymGroup) => (group.state === 'off' && group.product !== null ? group.product : group);

const nameOf = (group: SynonymGroup) => said(group).names[0] ?? '';

const COLUMNS: Columns<SynonymGroup, keyof typeof text.columns> = {
  names: {
    kind: 'title',
    className: 'md:w-1/2',
    cell: (group) => (
      <>
        <Names names={said(group).names} isOff={group.state === 'off'} /> <RecordId id={group.id} />
      </>
    ),
  },
  kinds: (group) => <Names names={said(group).kinds} isOff={group.state === 'off'} />,
  origin: ({ state }) =>
    state === 'product' ? (
      <span className="text-soft">{text.origins.product}</span>
    ) : (
      <Badge>{text.origins[state]}</Badge>
    ),
};

/** Buttons of a group; one that is switched off cannot be deleted. */
const actions = (group: SynonymGroup, { edit, remove }: RowDialogs) =>
  group.state === 'off' ? (
    <RowButton
      label={adminText.editItem(nameOf(group))}
      hint={adminText.edit}
      icon={Pencil}
      onClick={() => edit(group.id)}
    />
  ) : (
    <EditDelete id={group.id} name={nameOf(group)} edit={edit} remove={remove} />
  );

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

const SynonymFormDialog = lazyPart(() => import('./synonym-form-dialog.tsx'));

const LIST = { path: '/api/admin/synonyms', changed: CHANGED.synonym, text, nameOf, kind: 'synonym' };

export default function SynonymsPanel() {
  return <RecordPanel list={LIST} columns={COLUMNS} isSorted={false} actions={actions} form={SynonymFormDialog} />;
}
