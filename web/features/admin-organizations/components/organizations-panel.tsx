import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Organization, OrganizationBody } from '#contracts/api/organizations.ts';
import { RecordPanel } from '../../../components/admin/records/record-panel.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { text } from '../messages.en.ts';
import { OrganizationsTable } from './organizations-table.tsx';

const OrganizationFormDialog = lazy(() => import('./organization-form-dialog.tsx'));

const LIST = {
  path: '/api/organizations',
  changed: CHANGED.organization,
  text,
  nameOf: ({ name }: Organization) => name,
};

export default function OrganizationsPanel() {
  return (
    <RecordPanel<Organization, OrganizationBody>
      subject="organization"
      list={LIST}
      table={(view) => <OrganizationsTable {...view} />}
      aside={<KnownButton />}
      form={(props) => <OrganizationFormDialog {...props} />}
    />
  );
}

const KnownDialog = lazy(() => import('./known-dialog.tsx'));

function KnownButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <ListChecks className="size-4" />
        {text.known.open}
      </Button>
      {isOpen && (
        <Suspense>
          <KnownDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
