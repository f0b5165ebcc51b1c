import { lazy, Suspense } from 'react';
import type { Organization } from '#contracts/api/organizations.ts';
import { DeleteDialog } from '../../../components/admin/delete-dialog.tsx';
import { useAdminDialog } from '../../../lib/admin/use-admin-dialog.ts';
import { adminOrganizationsText as text } from '../../../lib/messages/admin/organizations.ts';
import { useDeleteOrganization } from '../api/use-organizations.ts';

const OrganizationFormDialog = lazy(() => import('./organization-form-dialog.tsx'));

/** The open dialog about organizations, if there is one. */
export function OrganizationDialogs({ organizations }: { readonly organizations: readonly Organization[] }) {
  const { dialog, close } = useAdminDialog('organization');
  const removal = useDeleteOrganization();
  if (dialog === null) return null;
  const organization = dialog.action === 'create' ? null : organizations.find(({ id }) => id === dialog.id);
  if (organization === undefined) return null;
  if (organization !== null && dialog.action === 'delete') {
    return (
      <DeleteDialog
        title={text.deleteTitle}
        description={text.deleteText(organization.name)}
        id={organization.id}
        mutation={removal}
        onClose={close}
      />
    );
  }
  return (
    <Suspense>
      <OrganizationFormDialog organization={organization} onClose={close} />
    </Suspense>
  );
}
