import { Suspense } from 'react';
import { Hero } from '../features/home/components/hero.tsx';
import { NewsletterPromo } from '../features/home/components/newsletter-promo.tsx';
import { FindTenders } from '../features/tender-search/components/find-tenders.tsx';
import { OpenToday } from '../features/tender-search/open-today/open-today.tsx';
import { useHeadOf } from '../lib/head/use-head.ts';
import { useSite } from '../lib/site.tsx';

const loadHead = async () => (await import('../features/home/home-head.ts')).homeHead;
const head = { load: loadHead, ready: import.meta.env.SSR ? await loadHead() : null };

export default function HomePage() {
  useHeadOf(head, useSite());
  return (
    <>
      <Hero open={<OpenToday className="min-h-6 text-hero-soft empty:invisible" />} />
      <Suspense>
        <FindTenders />
      </Suspense>
      <NewsletterPromo />
    </>
  );
}
