import { lazy, Suspense, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { ListLoading } from '../components/admin/list-states.tsx';
import { AdminFrame } from '../features/admin/components/admin-frame.tsx';
import { CategoriesPanel } from '../features/admin-categories/components/categories-panel.tsx';
import { EmailsPanel } from '../features/admin-emails/components/emails-panel.tsx';
import { OrganizationsPanel } from '../features/admin-organizations/components/organizations-panel.tsx';
import { SubscriptionsPanel } from '../features/admin-subscriptions/components/subscriptions-panel.tsx';
import { TendersPanel } from '../features/admin-tenders/components/tenders-panel.tsx';
import { UsersPanel } from '../features/admin-users/components/users-panel.tsx';
import { useAdminAddress } from '../lib/admin/use-admin-address.ts';
import { useAdminDialog } from '../lib/admin/use-admin-dialog.ts';
import { auditText } from '../lib/messages/admin/audit.ts';
import { importsText } from '../lib/messages/admin/imports.ts';
import { dialogClosed } from '../lib/session/dialogs.slice.ts';

const loadTenderForm = () => import('../features/tender-form/components/tender-form-dialog.tsx');
const TenderFormDialog = lazy(loadTenderForm);
const ImportScreen = lazy(() => import('../features/admin-import/components/import-screen.tsx'));
const AuditTab = lazy(() => import('../features/admin-audit/audit-tab.tsx'));

/** What administrators see at /admin. */
export default function AdminDashboardPage() {
  const { tab } = useAdminAddress().address;
  // Fetched once the tables are up, so that a form opens at once.
  useEffect(() => {
    const timer = setTimeout(loadTenderForm, 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <AdminFrame
        panels={{
          tenders: <TendersOrImports />,
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
      <ClosesDialogs key={tab} />
    </>
  );
}

/** Back leads to another tab or page; what was open over this one goes with it. */
function ClosesDialogs() {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(dialogClosed()), [dispatch]);
  return null;
}

/** The imports stand in the place of the tenders that they bring. */
function TendersOrImports() {
  const { importing } = useAdminAddress().address;
  if (importing === null) return <TendersPanel />;
  return (
    <Suspense fallback={<ListLoading label={importsText.loading} />}>
      <ImportScreen importing={importing} />
    </Suspense>
  );
}

/** 'Add New Tender' works from every tab, so its form hangs on the page. */
function TenderFormOfDialog() {
  const { dialog, close } = useAdminDialog('tender');
  if (dialog === null || dialog.action === 'delete') return null;
  return (
    <Suspense>
      <TenderFormDialog
        key={dialog.action}
        action={dialog.action}
        tenderId={dialog.action === 'create' ? null : dialog.id}
        onClose={close}
      />
    </Suspense>
  );
}
