import { paths } from '../../lib/routing/paths.ts';
import { preferencesText as text } from './messages.en.ts';
import type { EstimateState } from './use-estimate.ts';

/** Tells what the preferences find, with the first notices; nothing while that is not known. */
export function MatchEstimate({ data, isLater }: EstimateState) {
  return (
    <div role="status" className="text-sm">
      {isLater && <p className="text-soft">{text.estimateLater}</p>}
      {data !== undefined && (
        <>
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
        </>
      )}
    </div>
  );
}
