import { text } from './messages.en.ts';

/** The grammar of searches, by examples; it opens without scripts. */
export function SearchTips() {
  return (
    <details className="text-sm text-soft open:basis-full">
      <summary className="inline-flex min-h-8 cursor-pointer items-center underline underline-offset-4">
        {text.tips.title}
      </summary>
      <dl className="grid gap-x-4 gap-y-1.5 pt-2 sm:grid-cols-[auto_1fr]">
        {text.tips.rows.map(([example, meaning]) => (
          <div key={example} className="contents">
            <dt className="font-medium text-ink" dir="auto">
              {example}
            </dt>
            <dd className="max-sm:mb-1.5">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
