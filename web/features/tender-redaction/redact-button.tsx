import { useState } from 'react';
import type { Tender } from '#contracts/api/tenders.ts';
import { Button } from '../../components/ui/button.tsx';
import { text } from './messages.en.ts';
import { RedactDialog } from './redact-dialog.tsx';

export default function RedactButton({ tender }: { readonly tender: Tender }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="no-print">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {isOpen && <RedactDialog tender={tender} onClose={() => setOpen(false)} />}
    </div>
  );
}
