import { useQuery } from '@tanstack/react-query';
import type { TenderChange } from '#contracts/api/tenders.ts';
import { Failure } from '../../../components/failure.tsx';
import { request } from '../../../lib/api/request.ts';
import { historyKey } from '../api/tender.ts';
import { ChangeList } from './change-list.tsx';
import { text } from './messages.en.ts';

interface TenderChangesProps {
  readonly id: number;
  /** A later version has more changes, so it is asked for anew. */
  readonly version: number;
}

export default function TenderChanges({ id, version }: TenderChangesProps) {
  const [path] = historyKey(id);
  const { data, error, refetch } = useQuery({
    queryKey: [path, version],
    queryFn: ({ signal }) => request<TenderChange[]>(path, { signal }),
  });
  if (error !== null) return <Failure title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <p role="status" className="text-soft text-sm">
        {text.loading}
      </p>
    );
  }
  return <ChangeList changes={data} />;
}
