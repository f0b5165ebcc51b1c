import { Plus } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useSearch } from 'wouter';
import { ListLoading } from '../../components/admin/list-parts.tsx';
import { lazyPart } from '../../components/drawn/lazy-part.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Button } from '../../components/ui/button.tsx';
import { keepFocus } from '../../components/ui/overlay/focus-return.ts';
import { TooltipProvider } from '../../components/ui/overlay/tooltip.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx';
import { useWaiting } from '../../features/admin-desk/api/desk.ts';
import { TabCount, WaitingLine } from '../../features/admin-desk/components/waiting-line.tsx';
import { useFirstSetup } from '../../features/admin-settings/use-first-setup.ts';
import { ADMIN_TABS, type AdminTab, useAdminAddress } from '../../lib/admin/admin-address.ts';
import { useDraftDialog, useTenderDialog } from '../../lib/admin/use-admin-dialog.ts';
import { dialogClosed } from '../../lib/session/dialogs.slice.ts';
import { text } from './messages.en.ts';
import { TABS } from './tabs.tsx';

const loadTenderForm = () => import('../../features/tender-form/components/tender-form-dialog.tsx');
const TenderFormDialog = lazyPart(loadTenderForm);
const DraftFormDialog = lazyPart(() => import('../../features/tender-form/draft/draft-form-dialog.tsx'));

export default function AdminDashboard() {
  const { address, openTab } = useAdminAddress();
  const { create } = useTenderDialog();
  const isStart = useSearch() === '';
  useFirstSetup(isStart, openTab);
  const list = useRef<HTMLDivElement>(null);
  const isCounted = useWaiting().data !== undefined;
  // On a phone the tabs do not fit beside each other; counts make them wider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolled again when the counts have come
  useEffect(() => {
    list.current?.querySelector(`[data-tab="${address.tab}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [address.tab, isCounted]);
  // Fetched once the tables are up, so that a form opens at once.
  useEffect(() => {
    const timer = setTimeout(loadTenderForm, 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <TooltipProvider>
      <div className="page-width py-8">
        <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
          <div>
            <h1 className="font-bold font-display text-3xl">{text.title}</h1>
            <p className="mt-1 text-soft">{text.lead}</p>
          </div>
          <Button className="no-print" onClick={create}>
            <Plus className="size-4" />
            {text.addTender}
          </Button>
        </div>
        <WaitingLine />
        <Tabs value={address.tab} onValueChange={(tab) => openTab(tab as AdminTab)} activationMode="manual">
          <TabsList ref={list} aria-label={text.sections} className="no-print scroll-hint">
            {ADMIN_TABS.map((tab) => (
              <TabsTrigger
                key={tab}
                value={tab}
                data-tab={tab}
                onPointerEnter={TABS[tab].preload}
                onFocus={TABS[tab].preload}
              >
                {text.tabs[tab]}
                <TabCount tab={tab} />
              </TabsTrigger>
            ))}
          </TabsList>
          {ADMIN_TABS.map((tab) => (
            <TabsContent key={tab} value={tab}>
              <TabPanel tab={tab} />
            </TabsContent>
          ))}
        </Tabs>
      </div>
      <TenderFormOfDialog />
      <DraftFormOfDialog />
      <ClosesDialogs key={address.tab} />
    </TooltipProvider>
  );
}

/** A link or button that goes with the screen from which it led hands the focus on, once the next is there. */
function KeepsFocus({ shown }: { readonly shown: RefObject<string> }) {
  const search = useSearch();
  useEffect(() => {
    if (shown.current !== search) keepFocus();
    shown.current = search;
  }, [search, shown]);
  return null;
}

/** A screen that is still fetched takes the place of the one before at once, or a search typed there would lead back to it. */
function TabPanel({ tab }: { readonly tab: AdminTab }) {
  const { Panel } = TABS[tab];
  const { importing } = useAdminAddress().address;
  const screen = tab === 'tenders' && importing !== null ? 'imports' : tab;
  const shown = useRef(useSearch());
  return (
    <ErrorBoundary>
      <Suspense key={screen} fallback={<ListLoading label={text.loading(screen)} />}>
        <Panel />
        <KeepsFocus shown={shown} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Back leads to another tab or page; what was open over this one goes with it. */
function ClosesDialogs() {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(dialogClosed()), [dispatch]);
  return null;
}

/** 'Add New Tender' works from every tab, so its form hangs on the page. */
function TenderFormOfDialog() {
  const { dialog, close } = useTenderDialog();
  if (dialog === null) return null;
  return <TenderFormDialog key={dialog.action} action={dialog.action} tenderId={dialog.id} onClose={close} />;
}

function DraftFormOfDialog() {
  const { id, close } = useDraftDialog();
  return id === null ? null : <DraftFormDialog draftId={id} onClose={close} />;
}
