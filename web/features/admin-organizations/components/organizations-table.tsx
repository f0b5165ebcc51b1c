import { ExternalLink } from 'lucide-react';
import type { Organization } from '#contracts/api/organizations.ts';
import { adminText } from '../../../components/admin/messages.en.ts';
import { RecordCell, RecordRow, RecordTable, sortingColumns } from '../../../components/admin/record-table.tsx';
import type { RecordTableView } from '../../../components/admin/records/record-panel.tsx';
import { EditDelete, RecordId } from '../../../components/admin/row-parts.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { cut } from '../../../lib/format/cut.ts';
import { scriptOf } from '../../../lib/format/format.ts';
import { named } from '../../../lib/format/named.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { text } from '../messages.en.ts';
import { NO_CATEGORY } from '../organization-form.ts';

const ADDRESS_LENGTH = 30;

const COLUMNS = [...sortingColumns(text.columns), adminText.actions];

export function OrganizationsTable({ items, ...dialogs }: RecordTableView<Organization>) {
  return (
    <RecordTable label={text.heading} columns={COLUMNS}>
      {items.map((organization) => (
        <RecordRow key={organization.id}>
          <RecordCell kind="title" className="font-medium">
            <p {...scriptOf(organization.name)}>
              {organization.name} <RecordId id={organization.id} />
            </p>
          </RecordCell>
          <RecordCell label={text.columns.category}>
            <CategoryOf organization={organization} />
          </RecordCell>
          <RecordCell label={text.columns.website}>
            <Website name={organization.name} address={organization.website} />
          </RecordCell>
          <RecordCell label={text.columns.address}>
            {organization.address === null ? <None /> : <Address address={organization.address} />}
          </RecordCell>
          <RecordCell kind="actions">
            <EditDelete id={organization.id} name={organization.name} {...dialogs} />
          </RecordCell>
        </RecordRow>
      ))}
    </RecordTable>
  );
}

function CategoryOf({ organization }: { readonly organization: Organization }) {
  const category = named(organization.category, NO_CATEGORY);
  return category === NO_CATEGORY ? <None /> : <Badge tone="brand">{category}</Badge>;
}

function Website({ name, address }: { readonly name: string; readonly address: string | null }) {
  if (address === null) return <None />;
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

function Address({ address }: { readonly address: string }) {
  return (
    <span {...scriptOf(address)} title={address} className="text-soft">
      {cut(address, ADDRESS_LENGTH)}
    </span>
  );
}

function None() {
  return <span className="text-soft">{text.none}</span>;
}
