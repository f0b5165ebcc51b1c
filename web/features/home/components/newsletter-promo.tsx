import { Link } from 'wouter';
import { Icon } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { paths } from '../../../lib/routing/paths.ts';
import { text } from '../messages.en.ts';

export function NewsletterPromo() {
  return (
    <section aria-labelledby="newsletter-promo" className="page-width pb-14">
      <div className="grid items-center gap-6 rounded-xl border border-line bg-brass-soft p-6 md:grid-cols-[1fr_auto] md:p-10">
        <div>
          <h2 id="newsletter-promo" className="font-bold font-display text-2xl md:text-3xl">
            {text.promoTitle}
          </h2>
          <p className="mt-2">{text.promoLead}</p>
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
            {text.promoPoints.map((point) => (
              <li key={point} className="flex items-center gap-1.5">
                <Icon name="check" className="size-4 text-brand-text [stroke-width:3]" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <Link href={paths.newsletter} className={buttonClass('primary', 'lg')}>
          {text.promoAction}
        </Link>
      </div>
    </section>
  );
}
