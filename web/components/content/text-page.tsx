import type { ReactNode } from 'react';
import type { StaticText } from '../../components/content/static-text.ts';
import { useHead } from '../../lib/head/use-head.ts';
import { contentText } from './messages.en.ts';

interface TextPageProps {
  readonly text: StaticText;
  readonly path: string;
  /** Whether the day of the last change stands between title and lead. */
  readonly isDated?: boolean;
}

/** A static text with a plain head. */
export function TextPage({ text, path, isDated = false }: TextPageProps) {
  useHead({ title: text.title, description: text.lead, canonical: path });
  return <TextBody text={text} isDated={isDated} />;
}

interface TextBodyProps extends Pick<TextPageProps, 'text' | 'isDated'> {
  readonly children?: ReactNode;
}

/** The text without a head, for a page that has one of its own. */
export function TextBody({ text, isDated = false, children }: TextBodyProps) {
  return (
    <div className="page-width py-8 md:py-12 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
      <article className="max-w-[68ch] wrap-anywhere">
        <header className="rule-double pb-5">
          <h1 className="font-bold font-display text-3xl md:text-4xl">{text.title}</h1>
          {isDated && <p className="mt-1 text-soft text-sm">{contentText.lastUpdated}</p>}
          <p className="mt-3 text-lg">{text.lead}</p>
        </header>
        {text.sections.map(({ title, paragraphs = [], points = [] }) => (
          <section key={title} className="mt-8">
            <h2 id={anchorOf(title)} className="font-display font-semibold text-xl">
              {title}
            </h2>
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
      <Contents text={text} />
    </div>
  );
}

/** Contents beside the text where there is room; on a phone the text is short enough to be read in its order. */
function Contents({ text: { sections } }: Pick<TextPageProps, 'text'>) {
  return (
    <nav
      aria-label={contentText.onThisPage}
      className="no-print hidden text-sm lg:sticky lg:top-22 lg:block lg:self-start"
    >
      <p className="font-semibold">{contentText.onThisPage}</p>
      <ul className="mt-3 flex flex-col gap-1.5 border-line border-s ps-4">
        {sections.map(({ title }) => (
          <li key={title}>
            <a href={`#${anchorOf(title)}`} className="text-soft hover:text-ink hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const anchorOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
