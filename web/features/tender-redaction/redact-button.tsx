import { useState } from 'react';
import type { RedactableVersions } from '#contracts/api/tenders/redaction.ts';
import { Button } from '../../components/ui/button.tsx';
import { useOptionalQuery } from '../../lib/api/use-optional-query.ts';
import { text } from './messages.en.ts';
import { RedactDialog } from './redact-dialog.tsx';

/** Nothing where nothing is left to take back, and where there never was a tender. */
export default function RedactButton({ id }: { readonly id: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data: versions } = useOptionalQuery<RedactableVersions>([`/api/tenders/${id}/redactions`]);
  const [newest] = versions ?? [];
  if (versions == null || newest === undefined) return null;
  return (
    <div className="no-print">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {isOpen && <RedactDialog id={id} versions={versions} newest={newest} onClose={() => setOpen(false)} />}
    </div>
  );
}
