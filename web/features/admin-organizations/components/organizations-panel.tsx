import { ExternalLink, ListChecks, Merge } from 'lucide-react';
import { useState } from 'react';
import type { Organization } from '#contracts/api/organizations.ts';
import type { Columns } from '../../../components/admin/record-table.tsx';
import { RecordPanel } from '../../../components/admin/records/record-panel.tsx';
import { EditDelete, RecordId, RowButton } from '../../../components/admin/row-parts.tsx';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { cut } from '../../../lib/format/cut.ts';
import { scriptOf } from '../../../lib/format/format.ts';
import { named } from '../../../lib/format/named.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { joinText, text } from '../messages.en.ts';
import { NO_CATEGORY } from '../organization-form.ts';

const OrganizationFormDialog = lazyPart(() => import('./organization-form-dialog.tsx'));

const LIST = {
  path: '/api/organizations',
  kind: 'organization',
  changed: CHANGED.organization,
  text,
  nameOf: ({ name }: Organization) => name,
};

const ADDRESS_LENGTH = 30;
const NONE = <span className="text-soft">{text.none}</span>;

const COLUMNS: Columns<Organization, keyof typeof text.columns> = {
  name: {
    kind: 'title',
    className: 'font-medium',
    cell: ({ id, name }) => (
      <p {...scriptOf(name)}>
        {name} <RecordId id={id} />
      </p>
    ),
  },
  category: (organization) => {
    const category = named(organization.category, NO_CATEGORY);
    return category === NO_CATEGORY ? NONE : <Badge tone="brand">{category}</Badge>;
  },
  website: ({ name, website }) => (website === null ? NONE : <Website name={name} address={website} />),
  address: ({ address }) =>
    address === null ? (
      NONE
    ) : (
      <span {...scriptOf(address)} title={address} className="text-soft">
        {cut(address, ADDRESS_LENGTH)}
      </span>
    ),
};

function Website({ name, address }: { readonly name: string; readonly address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-6 items-center gap-1 text-link underline underline-offset-4"
    >
      {text.visit}
      <span className="sr-only">
        {' '}
        {name} {commonText.opensInNewTab}
      </span>
      <ExternalLink className="size-3.5" />
    </a>
  );
}

const KnownDialog = lazyPart(() => import('./known-dialog.tsx'));
const JoinDialog = lazyPart(() => import('./join-dialog.tsx'));

export default function OrganizationsPanel() {
  const [joined, setJoined] = useState<Organization | null>(null);
  return (
    <>
      <RecordPanel
        list={LIST}
        columns={COLUMNS}
        aside={<KnownButton />}
        form={OrganizationFormDialog}
        actions={(item, dialogs) => (
          <div className="flex">
            <EditDelete id={item.id} name={item.name} {...dialogs} />
            <RowButton
              label={joinText.actionOf(item.name)}
              hint={joinText.action}
              icon={Merge}
              onClick={() => setJoined(item)}
            />
          </div>
        )}
      />
      {joined !== null && <JoinDialog item={joined} onClose={() => setJoined(null)} />}
    </>
  );
}

function KnownButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <ListChecks className="size-4" />
        {text.known.open}
      </Button>
      {isOpen && <KnownDialog onClose={() => setOpen(false)} />}
    </>
  );
}
