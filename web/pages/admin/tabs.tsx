import { type ComponentType, lazy, Suspense } from 'react';
import { ListLoading } from '../../components/admin/list-states.tsx';
import { text as auditText } from '../../features/admin-audit/messages.en.ts';
import { CategoriesPanel } from '../../features/admin-categories/components/categories-panel.tsx';
import { text as adminCategoriesText } from '../../features/admin-categories/messages.en.ts';
import { text as deskText } from '../../features/admin-desk/messages.en.ts';
import { EmailsPanel } from '../../features/admin-emails/components/emails-panel.tsx';
import { text as adminEmailsText } from '../../features/admin-emails/messages.en.ts';
import { text as importsText } from '../../features/admin-import/messages.en.ts';
import { OrganizationsPanel } from '../../features/admin-organizations/components/organizations-panel.tsx';
import { text as adminOrganizationsText } from '../../features/admin-organizations/messages.en.ts';
import { text as adminSettingsText } from '../../features/admin-settings/messages.en.ts';
import { text as statementsText } from '../../features/admin-statements/messages.en.ts';
import { SubscriptionsPanel } from '../../features/admin-subscriptions/components/subscriptions-panel.tsx';
import { text as ledgerText } from '../../features/admin-subscriptions/ledger/messages.en.ts';
import { text as adminSubscriptionsText } from '../../features/admin-subscriptions/messages.en.ts';
import { text as adminSynonymsText } from '../../features/admin-synonyms/messages.en.ts';
import { TendersPanel } from '../../features/admin-tenders/components/tenders-panel.tsx';
import { text as adminTendersText } from '../../features/admin-tenders/messages.en.ts';
import { UsersPanel } from '../../features/admin-users/components/users-panel.tsx';
import { text as adminUsersText } from '../../features/admin-users/messages.en.ts';
import type { AdminTab } from '../../lib/admin/admin-address.ts';
import { useAdminAddress } from '../../lib/admin/use-admin-address.ts';

interface TabDefinition {
  /** `tab` is the label; `loading` is shown while the code of a lazy panel is on its way. */
  readonly text: { readonly tab: string; readonly loading: string };
  readonly Panel: ComponentType;
  /** Fetches a lazy panel when a pointer or the focus reaches its tab. */
  readonly preload?: () => Promise<unknown>;
}

const loadLedger = () => import('../../features/admin-subscriptions/ledger/ledger-panel.tsx');
const loadSettings = () => import('../../features/admin-settings/components/settings-panel.tsx');
const loadSynonyms = () => import('../../features/admin-synonyms/components/synonyms-panel.tsx');
const loadDesk = () => import('../../features/admin-desk/components/desk-panel.tsx');
const loadStatements = () => import('../../features/admin-statements/components/statements-panel.tsx');
const loadAudit = () => import('../../features/admin-audit/audit-tab.tsx');

/** Every tab of `ADMIN_TABS`, which fixes names, order and addresses. All of them are for administrators (admin.tsx). */
export const TABS: Readonly<Record<AdminTab, TabDefinition>> = {
  tenders: { text: adminTendersText, Panel: TendersOrImports },
  categories: { text: adminCategoriesText, Panel: CategoriesPanel },
  organizations: { text: adminOrganizationsText, Panel: OrganizationsPanel },
  subscriptions: { text: adminSubscriptionsText, Panel: SubscriptionsPanel },
  emails: { text: adminEmailsText, Panel: EmailsPanel },
  users: { text: adminUsersText, Panel: UsersPanel },
  payments: { text: ledgerText, Panel: lazy(loadLedger), preload: loadLedger },
  audit: { text: auditText, Panel: lazy(loadAudit), preload: loadAudit },
  desk: { text: deskText, Panel: lazy(loadDesk), preload: loadDesk },
  statements: { text: statementsText, Panel: lazy(loadStatements), preload: loadStatements },
  synonyms: { text: adminSynonymsText, Panel: lazy(loadSynonyms), preload: loadSynonyms },
  settings: { text: adminSettingsText, Panel: lazy(loadSettings), preload: loadSettings },
};

const ImportScreen = lazy(() => import('../../features/admin-import/components/import-screen.tsx'));

const PlacesSection = lazy(() => import('../../features/admin-places/components/places-section.tsx'));

/** The imports stand in the place of the tenders that they bring, and below them the places that nobody knows. */
function TendersOrImports() {
  const { importing } = useAdminAddress().address;
  if (importing === null) return <TendersPanel />;
  return (
    <Suspense fallback={<ListLoading label={importsText.loading} />}>
      <ImportScreen importing={importing} />
      {importing === 'all' && <PlacesSection />}
    </Suspense>
  );
}
