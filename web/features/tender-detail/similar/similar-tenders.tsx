import { Link } from 'wouter';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { paths } from '../../../lib/routing/paths.ts';
import { useNearViewport } from '../../../lib/use-near-viewport.ts';
import { text } from './messages.en.ts';

const SimilarList = lazyPart(() => import('./similar-list.tsx'));

/** The way on, fetched when somebody reads that far; without scripts, a link to the list. */
export function SimilarTenders({ id, category }: { readonly id: number; readonly category: string }) {
  const { ref, isNear } = useNearViewport<HTMLElement>();
  return (
    <section ref={ref} aria-labelledby="similar" className="no-print min-h-40">
      <h2 id="similar" className="font-display font-semibold text-xl">
        {text.title}
      </h2>
      {isNear && <SimilarList id={id} category={category} />}
      <Link
        href={paths.tendersWith({ category, status: 'open' })}
        className="inline-flex min-h-10 items-center text-link underline underline-offset-4 wrap-anywhere"
      >
        {text.all(category)}
      </Link>
    </section>
  );
}
