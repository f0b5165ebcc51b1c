import type { Organization } from '#contracts/api/organizations.ts';
import { DeleteDialog } from '../../../components/admin/delete-dialog.tsx';
import { useAdminDialog } from '../../../lib/admin/use-admin-dialog.ts';
import { adminOrganizationsText as text } from '../../../lib/messages/admin/organizations.ts';
import { useDeleteOrganization } from '../api/use-organizations.ts';
import { OrganizationFormDialog } from './organization-form-dialog.tsx';

/** The open dialog about organizations, if there is one. */
export function OrganizationDialogs({ organizations }: { readonly organizations: readonly Organization[] }) {
  const { dialog, close } = useAdminDialog('organization');
  const removal = useDeleteOrganization();
  if (dialog === null) return null;
  if (dialog.action === 'create') return <OrganizationFormDialog organization={null} onClose={close} />;
  const organization = organizations.find(({ id }) => id === dialog.id);
  if (organization === undefined) return null;
  return dialog.action === 'edit' ? (
    <OrganizationFormDialog organization={organization} onClose={close} />
  ) : (
    <DeleteDialog
      title={text.deleteTitle}
      description={text.deleteText(organization.name)}
      id={organization.id}
      mutation={removal}
      onClose={close}
    />
  );
}
