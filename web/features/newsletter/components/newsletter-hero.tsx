import { Icon } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { text } from '../messages.en.ts';
import { PLANS_ID } from './pricing.tsx';

export function NewsletterHero() {
  return (
    <section className="relative overflow-hidden bg-hero text-hero-ink">
      <div
        aria-hidden="true"
        className="rosette absolute -end-40 inset-y-0 my-auto size-[30rem] opacity-30 max-lg:hidden 2xl:end-16"
      />
      <div className="jali relative">
        <div className="page-width flex flex-col items-start gap-5 py-10 md:py-14">
          <h1 className="max-w-2xl font-bold font-display text-3xl leading-[1.15] sm:text-4xl md:text-5xl">
            {text.headline}
          </h1>
          <p className="max-w-xl text-hero-soft sm:text-lg">{text.lead}</p>
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
            {text.heroPoints.map((point) => (
              <li key={point} className="flex items-center gap-1.5">
                <Icon name="check" className="size-4 text-brass [stroke-width:3]" />
                {point}
              </li>
            ))}
          </ul>
          <a href={`#${PLANS_ID}`} className={buttonClass('brass', 'lg', 'mt-1')}>
            {text.seePlans}
          </a>
        </div>
      </div>
    </section>
  );
}
