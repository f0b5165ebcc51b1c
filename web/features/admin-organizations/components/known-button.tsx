import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { text } from '../messages.en.ts';

const KnownDialog = lazy(() => import('./known-dialog.tsx'));

export function KnownButton() {
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
