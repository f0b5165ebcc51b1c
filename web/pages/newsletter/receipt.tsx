import { Printer } from 'lucide-react';
import { Failure } from '../../components/failure.tsx';
import { Button } from '../../components/ui/button.tsx';
import { LoadingArea } from '../../components/ui/spinner.tsx';
import { useReceipt } from '../../features/receipt/api/receipt.ts';
import { ReceiptSheet } from '../../features/receipt/components/receipt-sheet.tsx';
import { text } from '../../features/receipt/messages.en.ts';
import { useHead } from '../../lib/head/use-head.ts';
import type { PageProps } from '../../lib/routing/page-props.ts';
import NotFoundPage from '../not-found.tsx';

/** Where the link in the mail of a payment leads, and the administrator's button. */
export default function ReceiptPage({ parameters: { token = '' } }: PageProps) {
  const { data } = useReceipt(token);
  return data === null ? <NotFoundPage /> : <OwnReceipt token={token} />;
}

function OwnReceipt({ token }: { readonly token: string }) {
  const { data, error, refetch } = useReceipt(token);
  useHead({ title: text.title, description: text.title, noIndex: true });
  return (
    <div className="page-width py-8 md:py-12">
      <div className="mx-auto max-w-3xl">
        {error !== null && <Failure title={text.failed} error={error} onRetry={refetch} />}
        {!data && error === null && <LoadingArea label={text.loading} />}
        {data && (
          <>
            <ReceiptSheet receipt={data} />
            <div className="no-print js-only mt-4 flex justify-end">
              <Button variant="secondary" onClick={() => print()}>
                <Printer className="size-4" />
                {text.print}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
