import { Questions } from '../../components/content/questions.tsx';
import { Benefits } from '../../features/newsletter/components/benefits.tsx';
import { NewsletterHero } from '../../features/newsletter/components/newsletter-hero.tsx';
import { Pricing } from '../../features/newsletter/components/pricing.tsx';
import { SubscribeSection } from '../../features/newsletter/components/subscribe-section.tsx';
import { questions as newsletterQuestions, text } from '../../features/newsletter/messages.en.ts';
import { useSelectedPlan } from '../../features/newsletter/use-selected-plan.ts';
import { useHeadOf } from '../../lib/head/use-head.ts';
import { useSite } from '../../lib/site.tsx';

const loadHead = async () => (await import('../../features/newsletter/newsletter-head.ts')).newsletterHead;
const head = { load: loadHead, ready: import.meta.env.SSR ? await loadHead() : null };

export default function NewsletterPage() {
  useHeadOf(head, useSite());
  const { plan, choose } = useSelectedPlan();
  return (
    <>
      <NewsletterHero />
      <Pricing chosen={plan.id} onChoose={choose} />
      <SubscribeSection plan={plan} />
      <Benefits />
      <section aria-labelledby="questions" className="page-width pb-14">
        <h2 id="questions" className="mb-4 font-bold font-display text-2xl md:text-3xl">
          {text.faqTitle}
        </h2>
        <Questions name="newsletter" questions={newsletterQuestions} />
      </section>
    </>
  );
}
