import { Plus } from 'lucide-react';
import type { AreaReach as Reach } from '#contracts/api/operations/area-reach.ts';
import { Failure } from '../../../components/failure.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatCount, scriptOf } from '../../../lib/format/format.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useAreaReach } from '../api/subscriptions.ts';
import { reachText as text } from '../messages.en.ts';

/** Areas offered for one category: the nearest; any other is a choice in the table. */
const OFFERED = 3;

interface AreaReachProps {
  readonly onAdd: (area: string, category: string) => void;
}

/** The open notices that no area reaches, and the categories of none, each with the areas that it resembles. */
export function AreaReach({ onAdd }: AreaReachProps) {
  const { data, error, refetch } = useAreaReach();
  if (error !== null) return <Failure title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <div className="mb-4 flex flex-col gap-4">
      <Unreached reach={data} />
      {data.suggestions.length > 0 && <Suggestions suggestions={data.suggestions} onAdd={onAdd} />}
    </div>
  );
}

function Unreached({ reach: { open, unreached, examples } }: { readonly reach: Reach }) {
  if (open === 0) return null;
  if (unreached === 0) return <p className="text-soft text-sm">{text.allReached(formatCount(open))}</p>;
  return (
    <Alert tone="warning" title={text.unreached(unreached, formatCount(unreached), formatCount(open))}>
      <p className="mt-1">{text.unreachedText}</p>
      <ul className="mt-1 list-disc ps-5">
        {examples.map(({ id, title }) => (
          <li key={id} className="wrap-anywhere">
            <a href={paths.tender(id)} {...scriptOf(title)} className="underline underline-offset-4">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Suggestions({ suggestions, onAdd }: AreaReachProps & Pick<Reach, 'suggestions'>) {
  return (
    <section aria-labelledby="free-categories" className="rounded-lg border border-line bg-surface p-4">
      <h3 id="free-categories" className="font-medium text-sm">
        {text.free(suggestions.length)}
      </h3>
      <p className="text-soft text-sm">{text.freeText}</p>
      <ul className="mt-2 max-h-72 divide-y divide-line overflow-y-auto">
        {suggestions.map(({ category, areas }) => (
          <li key={category} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
            <span className="min-w-0 wrap-anywhere">{category}</span>
            <span className="flex flex-wrap gap-1.5">
              {areas.length === 0 && <span className="text-soft">{text.unlike}</span>}
              {areas.slice(0, OFFERED).map((area) => (
                <Button
                  key={area}
                  variant="secondary"
                  size="sm"
                  aria-label={text.addOf(category, area)}
                  onClick={() => onAdd(area, category)}
                >
                  <Plus className="size-4" />
                  {text.add(area)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
