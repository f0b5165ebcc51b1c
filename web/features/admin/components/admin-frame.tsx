import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { TooltipProvider } from '../../../components/ui/overlay/tooltip.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../components/ui/tabs.tsx';
import { ADMIN_TABS, type AdminTab } from '../../../lib/admin/admin-address.ts';
import { useAdminAddress } from '../../../lib/admin/use-admin-address.ts';
import { useAdminDialog } from '../../../lib/admin/use-admin-dialog.ts';
import { adminText } from '../../../lib/messages/admin/dashboard.ts';

export interface AdminFrameProps {
  readonly panels: Readonly<Record<AdminTab, ReactNode>>;
}

/** The heading and the tabs of the administration; which tab is open stands in the address. */
export function AdminFrame({ panels }: AdminFrameProps) {
  const { address, openTab } = useAdminAddress();
  const { create } = useAdminDialog('tender');
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs do not fit beside each other.
  useEffect(() => {
    list.current?.querySelector(`[data-tab="${address.tab}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [address.tab]);
  return (
    <TooltipProvider>
      <div className="page-width py-8">
        <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
          <div>
            <h1 className="font-bold font-display text-3xl">{adminText.title}</h1>
            <p className="mt-1 text-soft">{adminText.lead}</p>
          </div>
          <Button onClick={create}>
            <Plus aria-hidden="true" className="size-4" />
            {adminText.addTender}
          </Button>
        </div>
        <Tabs value={address.tab} onValueChange={(tab) => openTab(tab as AdminTab)} activationMode="manual">
          <TabsList ref={list} aria-label={adminText.sections}>
            {ADMIN_TABS.map((tab) => (
              <TabsTrigger key={tab} value={tab} data-tab={tab}>
                {adminText.tabs[tab]}
              </TabsTrigger>
            ))}
          </TabsList>
          {ADMIN_TABS.map((tab) => (
            <TabsContent key={tab} value={tab}>
              {panels[tab]}
            </TabsContent>
          ))}
        </Tabs>
      </div>
    </TooltipProvider>
  );
}
