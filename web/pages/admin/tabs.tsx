import { type ComponentType, lazy } from 'react';
import { TendersPanel } from '../../features/admin-tenders/components/tenders-panel.tsx';
import { type AdminTab, useAdminAddress } from '../../lib/admin/admin-address.ts';

interface TabDefinition {
  readonly Panel: ComponentType;
  /** Fetches a lazy panel when a pointer or the focus reaches its tab. */
  readonly preload?: () => Promise<unknown>;
}

const loadEmails = () => import('../../features/admin-emails/components/emails-panel.tsx');

const later = (preload: () => Promise<{ default: ComponentType }>): TabDefinition => ({
  Panel: lazy(preload),
  preload,
});

/** Every tab of `ADMIN_TABS`, which fixes order and addresses. All of them are for administrators (admin.tsx). */
export const TABS: Readonly<Record<AdminTab, TabDefinition>> = {
  tenders: { Panel: TendersOrImports },
  categories: later(() => import('../../features/admin-categories/components/categories-panel.tsx')),
  organizations: later(() => import('../../features/admin-organizations/components/organizations-panel.tsx')),
  subscriptions: later(() => import('../../features/admin-subscriptions/components/subscriptions-panel.tsx')),
  emails: { Panel: EmailsAndProof, preload: loadEmails },
  users: later(() => import('../../features/admin-users/components/users-panel.tsx')),
  audit: later(() => import('../../features/admin-audit/audit-tab.tsx')),
  inbox: later(() => import('../../features/admin-inbox/components/inbox-panel.tsx')),
  desk: later(() => import('../../features/admin-desk/components/desk-panel.tsx')),
  payments: later(() => import('../../features/admin-subscriptions/ledger/ledger-panel.tsx')),
  statements: later(() => import('../../features/admin-statements/components/statements-panel.tsx')),
  synonyms: later(() => import('../../features/admin-synonyms/components/synonyms-panel.tsx')),
  settings: later(() => import('../../features/admin-settings/components/settings-panel.tsx')),
};

const ImportScreen = lazy(() => import('../../features/admin-import/components/import-screen.tsx'));

const EmailsPanel = lazy(loadEmails);
const ProofSection = lazy(() => import('../../features/admin-proof/components/proof-section.tsx'));

function EmailsAndProof() {
  return (
    <>
      <EmailsPanel />
      <ProofSection />
    </>
  );
}

const PlacesSection = lazy(() => import('../../features/admin-places/components/places-section.tsx'));

/** The imports stand in the place of the tenders that they bring, and below them the places that nobody knows. */
function TendersOrImports() {
  const { importing } = useAdminAddress().address;
  if (importing === null) return <TendersPanel />;
  return (
    <>
      <ImportScreen importing={importing} />
      {importing === 'all' && <PlacesSection />}
    </>
  );
}
