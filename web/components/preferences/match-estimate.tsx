import { useQuery } from '@tanstack/react-query';
import type { Estimate } from '#contracts/api/newsletter.ts';
import { request } from '../../lib/api/request.ts';
import { usePaused } from '../../lib/forms/use-paused.ts';
import { paths } from '../../lib/routing/paths.ts';
import { preferencesText as text } from './messages.en.ts';

const PAUSE_MS = 600;
const PATH = '/api/newsletter/estimate';

interface Chosen {
  readonly interestAreas: readonly string[];
  readonly categories: readonly string[];
  readonly cities: readonly string[];
  readonly provinces: readonly string[];
  readonly sectors: readonly string[];
  readonly words: string;
}

/** Tells what the preferences find, with the first notices, a moment after they were changed; nothing when it is not known. */
export function MatchEstimate({ values }: { readonly values: Chosen }) {
  const { interestAreas, categories, cities, provinces, sectors, words } = values;
  const body = usePaused(JSON.stringify({ interestAreas, categories, cities, provinces, sectors, words }), PAUSE_MS);
  const isAny = interestAreas.length + categories.length > 0 || words.trim() !== '';
  const { data } = useQuery<Estimate>({
    queryKey: [PATH, body],
    queryFn: ({ signal }) => request<Estimate>(PATH, { method: 'POST', body: JSON.parse(body) as Chosen, signal }),
    enabled: isAny,
    retry: false,
    placeholderData: (before) => before,
  });
  if (data === undefined || !isAny) return <div role="status" />;
  return (
    <div role="status" className="text-sm">
      <p className="font-medium">{text.estimate(data)}</p>
      <ul className="mt-1 list-disc ps-5">
        {data.first.map(({ id, title }) => (
          <li key={id} className="wrap-anywhere" dir="auto">
            <a
              href={paths.tender(id)}
              target="_blank"
              rel="noreferrer"
              className="inline-block py-1 underline underline-offset-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
