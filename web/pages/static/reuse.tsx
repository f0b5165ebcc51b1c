import type { ReactNode } from 'react';
import { DISTRIBUTIONS } from '#contracts/vocabulary/lists/distributions.ts';
import { TextBody } from '../../components/content/text-page.tsx';
import { useHeadOf } from '../../lib/head/use-head.ts';
import { useSite } from '../../lib/site.tsx';
import { reuseLinks, reuseText } from './reuse.messages.en.ts';

const LINK = 'inline-flex min-h-8 items-center underline underline-offset-4';

const PROGRAMS = [
  { href: '/api/docs', label: reuseLinks.docs },
  { href: '/api/openapi.json', label: reuseLinks.openapi },
  { href: '/api/dcat.jsonld', label: reuseLinks.dcat },
  { href: '/tenders.csv-metadata.json', label: reuseLinks.csvw },
];

const loadHead = async () => (await import('./reuse-head.ts')).reuseHead;
const head = { load: loadHead, ready: import.meta.env.SSR ? await loadHead() : null };

export default function ReusePage() {
  const site = useSite();
  useHeadOf(head, site);
  const { name, publicUrl, license } = site;
  return (
    <TextBody text={reuseText(name, publicUrl, license.name)}>
      <p className="mt-6">
        <a href={license.url} rel="license noopener" className={LINK}>
          {reuseLinks.license(license.name)}
        </a>
      </p>
      <Links title={reuseLinks.formats}>
        {DISTRIBUTIONS.map(({ path, title, what }) => (
          <li key={path}>
            <a href={path} className={LINK}>
              {title}
            </a>
            <span className="text-soft">: {what}</span>
          </li>
        ))}
      </Links>
      <Links title={reuseLinks.programs}>
        {PROGRAMS.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={LINK}>
              {label}
            </a>
          </li>
        ))}
      </Links>
    </TextBody>
  );
}

function Links({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="font-display font-semibold text-xl">{title}</h2>
      <ul className="mt-3 flex flex-col gap-1.5">{children}</ul>
    </section>
  );
}
