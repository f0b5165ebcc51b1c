import { Icon } from '../../../components/icon.tsx';
import { text } from '../messages.en.ts';

export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="page-width py-10 md:py-14">
      <h2 id="benefits" className="font-bold font-display text-2xl md:text-3xl">
        {text.benefitsTitle}
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {text.benefits.map(({ icon, title, text: benefit }) => (
          <li key={title} className="rounded-lg border border-line bg-surface p-6">
            <Icon name={icon} className="size-7 text-brand-text" />
            <h3 className="mt-3 font-display font-semibold text-lg">{title}</h3>
            <p className="mt-1 text-soft text-sm">{benefit}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
