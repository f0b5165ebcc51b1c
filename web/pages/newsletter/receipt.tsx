import { Printer } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { useReceipt } from '../../features/receipt/api/receipt.ts';
import { ReceiptSheet } from '../../features/receipt/components/receipt-sheet.tsx';
import { text } from '../../features/receipt/messages.en.ts';
import type { PageProps } from '../../lib/routing/paths.ts';
import { LinkedPage } from '../linked-page.tsx';

/** Goal of the link in the mail of a payment, and of the administrator's button. */
export default function ReceiptPage({ parameters: { token = '' } }: PageProps) {
  return (
    <LinkedPage
      query={useReceipt(token)}
      title={text.title}
      hasHeading={false}
      failed={text.failed}
      loading={text.loading}
    >
      {(receipt) => (
        <div>
          <ReceiptSheet receipt={receipt} />
          <div className="no-print js-only mt-4 flex justify-end">
            <Button variant="secondary" onClick={() => print()}>
              <Printer className="size-4" />
              {text.print}
            </Button>
          </div>
        </div>
      )}
    </LinkedPage>
  );
}
