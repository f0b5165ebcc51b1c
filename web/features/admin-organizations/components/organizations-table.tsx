import { ExternalLink } from 'lucide-react';
import type { Organization } from '#contracts/api/organizations.ts';
import { EditDelete } from '../../../components/admin/edit-delete.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/ui/table.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { cut } from '../../../lib/admin/page-of.ts';
import { scriptOf } from '../../../lib/format/script.ts';
import { adminText } from '../../../lib/messages/admin/dashboard.ts';
import { adminOrganizationsText as text } from '../../../lib/messages/admin/organizations.ts';
import { commonText } from '../../../lib/messages/common.ts';
import { NO_CATEGORY } from '../organization-form.ts';

export interface OrganizationsTableProps {
  readonly organizations: readonly Organization[];
  readonly onEdit: (id: number) => void;
  readonly onDelete: (id: number) => void;
}

const ADDRESS_LENGTH = 30;

export function OrganizationsTable({ organizations, onEdit, onDelete }: OrganizationsTableProps) {
  return (
    <Table label={text.heading}>
      <TableHead>
        <tr>
          <TableHeaderCell>{text.columns.name}</TableHeaderCell>
          <TableHeaderCell className="max-md:hidden">{text.columns.category}</TableHeaderCell>
          <TableHeaderCell>{text.columns.website}</TableHeaderCell>
          <TableHeaderCell className="max-md:hidden">{text.columns.address}</TableHeaderCell>
          <TableHeaderCell>{adminText.actions}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {organizations.map((organization) => (
          <TableRow key={organization.id}>
            <TableCell>
              <p className="font-medium" {...scriptOf(organization.name)}>
                {organization.name}
              </p>
              <p className="mt-1 flex flex-wrap items-center gap-2 empty:hidden md:hidden">
                {organization.category !== NO_CATEGORY && <Badge tone="brand">{organization.category}</Badge>}
                {organization.address !== null && <Address address={organization.address} />}
              </p>
            </TableCell>
            <TableCell className="max-md:hidden">
              {organization.category === NO_CATEGORY ? <None /> : <Badge tone="brand">{organization.category}</Badge>}
            </TableCell>
            <TableCell>
              <Website name={organization.name} address={organization.website} />
            </TableCell>
            <TableCell className="max-md:hidden">
              {organization.address === null ? <None /> : <Address address={organization.address} />}
            </TableCell>
            <TableCell className="w-px">
              <EditDelete
                name={organization.name}
                onEdit={() => onEdit(organization.id)}
                onDelete={() => onDelete(organization.id)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
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
      <VisuallyHidden>
        {' '}
        {name} {commonText.opensInNewTab}
      </VisuallyHidden>
      <ExternalLink aria-hidden="true" className="size-3.5" />
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
