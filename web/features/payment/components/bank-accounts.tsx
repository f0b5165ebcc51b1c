import type { BankAccount } from '#contracts/vocabulary/banks.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Failure } from '../../../components/failure.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { commonText } from '../../../lib/messages.en.ts';
import { useBankAccounts } from '../api/bank-accounts.ts';
import { text } from '../messages.en.ts';

export function BankAccounts() {
  const { data, error, refetch } = useBankAccounts();
  if (error !== null) return <Failure title={text.accountsFailed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingArea label={commonText.loading} />;
  return (
    <div className="mt-4 grid gap-4 md:grid-cols-2">
      {data.map((account) => (
        <BankAccountCard key={account.iban} account={account} />
      ))}
    </div>
  );
}

const FIELDS = ['accountTitle', 'accountNumber', 'branchCode', 'iban'] as const;
const COPIED: readonly string[] = ['accountNumber', 'iban'];

function BankAccountCard({ account }: { readonly account: BankAccount }) {
  return (
    <div className="rounded-md border border-line p-4">
      <h3 className="font-semibold">{account.bank}</h3>
      <dl className="mt-2 text-sm">
        {FIELDS.map((field) => (
          <div key={field} className="border-line border-t py-1.5">
            <dt className="text-soft text-xs">{text.fields[field]}</dt>
            <dd className="flex items-center justify-between gap-2 font-medium tabular-nums wrap-anywhere">
              {account[field]}
              {COPIED.includes(field) && (
                <CopyButton name={`${text.fields[field]}, ${account.bank}`} value={account[field]} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
