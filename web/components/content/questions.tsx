import type { Question } from '../../components/content/static-text.ts';
import { Icon } from '../icon.tsx';

/** Frequently asked questions, one open at a time; the browser folds them, with or without scripts. */
export function Questions({ name, questions }: { readonly name: string; readonly questions: readonly Question[] }) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name} className="group">
          <summary className="flex min-h-12 items-center justify-between gap-4 py-3 font-medium">
            {question}
            <Icon
              name="chevron-down"
              className="size-5 text-soft transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <p className="max-w-[68ch] pb-4 text-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
