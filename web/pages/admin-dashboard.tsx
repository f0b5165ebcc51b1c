import { lazy, Suspense, useEffect } from 'react';
import { ListLoading } from '../components/admin/list-states.tsx';
import { AdminFrame } from '../features/admin/components/admin-frame.tsx';
import { CategoriesPanel } from '../features/admin-categories/components/categories-panel.tsx';
import { EmailsPanel } from '../features/admin-emails/components/emails-panel.tsx';
import { OrganizationsPanel } from '../features/admin-organizations/components/organizations-panel.tsx';
import { SubscriptionsPanel } from '../features/admin-subscriptions/components/subscriptions-panel.tsx';
import { TendersPanel } from '../features/admin-tenders/components/tenders-panel.tsx';
import { UsersPanel } from '../features/admin-users/components/users-panel.tsx';
import { useAdminDialog } from '../lib/admin/use-admin-dialog.ts';
import { auditText } from '../lib/messages/admin/audit.ts';

const loadTenderForm = () => import('../features/tender-form/components/tender-form-dialog.tsx');
const TenderFormDialog = lazy(loadTenderForm);
const AuditTab = lazy(() => import('../features/admin-audit/audit-tab.tsx'));

/** What administrators see at /admin. */
export default function AdminDashboardPage() {
  // Fetched once the tables are up, so that a form opens at once.
  useEffect(() => {
    const timer = setTimeout(loadTenderForm, 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <AdminFrame
        panels={{
          tenders: <TendersPanel />,
          categories: <CategoriesPanel />,
          organizations: <OrganizationsPanel />,
          subscriptions: <SubscriptionsPanel />,
          emails: <EmailsPanel />,
          users: <UsersPanel />,
          audit: (
            <Suspense fallback={<ListLoading label={auditText.loading} />}>
              <AuditTab />
            </Suspense>
          ),
        }}
      />
      <TenderFormOfDialog />
    </>
  );
}

/** 'Add New Tender' works from every tab, so its form hangs on the page. */
function TenderFormOfDialog() {
  const { dialog, close } = useAdminDialog('tender');
  if (dialog === null || dialog.action === 'delete') return null;
  return (
    <Suspense>
      <TenderFormDialog tenderId={dialog.action === 'edit' ? dialog.id : null} onClose={close} />
    </Suspense>
  );
}
