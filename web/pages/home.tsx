import { Suspense } from 'react';
import { Hero } from '../features/home/components/hero.tsx';
import { NewsletterPromo } from '../features/home/components/newsletter-promo.tsx';
import { homeHead } from '../features/home/home-head.ts';
import { FindTenders } from '../features/tender-search/components/find-tenders.tsx';
import { useHead } from '../lib/head/use-head.ts';
import { useSite } from '../lib/site.tsx';

export default function HomePage() {
  useHead(homeHead(useSite()));
  return (
    <>
      <Hero />
      <Suspense>
        <FindTenders />
      </Suspense>
      <NewsletterPromo />
    </>
  );
}
