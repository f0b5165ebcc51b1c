import type { ReactNode } from 'react';
import { useHead } from '../../lib/head/use-head.ts';
import type { StaticText } from '../../lib/messages/static-pages/static-text.ts';
import { useSite } from '../../lib/site.tsx';

export interface TextPageProps {
  readonly text: StaticText;
  /** The page's address; without one it stays out of search results. */
  readonly path?: string;
  /** Between title and lead, for example a date. */
  readonly note?: string;
  readonly children?: ReactNode;
}

/** A page of prose. */
export function TextPage({ text, path, note, children }: TextPageProps) {
  const { name } = useSite();
  useHead({
    title: `${text.title} | ${name}`,
    description: text.lead,
    noIndex: path === undefined,
    ...(path === undefined ? {} : { canonical: path }),
  });
  return (
    <div className="page-width py-8 md:py-12">
      <article className="max-w-[68ch]">
        <header className="rule-double pb-5">
          <h1 className="font-bold font-display text-3xl md:text-4xl">{text.title}</h1>
          {note !== undefined && <p className="mt-1 text-soft text-sm">{note}</p>}
          <p className="mt-3 text-lg">{text.lead}</p>
        </header>
        {text.sections.map(({ title, paragraphs = [], points = [] }) => (
          <section key={title} className="mt-8">
            <h2 className="font-display font-semibold text-xl">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
            {points.length > 0 && (
              <ul className="mt-3 flex list-disc flex-col gap-1.5 ps-5">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {children}
      </article>
    </div>
  );
}
