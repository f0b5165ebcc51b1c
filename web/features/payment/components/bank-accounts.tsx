import { Failure } from '../../../components/failure.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { commonText } from '../../../lib/messages.en.ts';
import { useBankAccounts } from '../api/bank-accounts.ts';
import { text } from '../messages.en.ts';
import { BankAccountCard } from './bank-account-card.tsx';

/** Accounts to pay to, as the operator states them. */
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
