import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { WORDS_MAX } from '#contracts/rules/search/word-list.ts';
import type { PreferenceChoice } from '#contracts/vocabulary/newsletter.ts';
import { fieldOf } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/routing/paths.ts';
import { bindField } from '../ui/form/bound-fields.tsx';
import { Field, Textarea } from '../ui/form/controls.tsx';
import { preferencesText as text } from './messages.en.ts';
import { type EstimateState, useEstimate } from './use-estimate.ts';

interface WordsFieldProps<Values extends FieldValues, Body> {
  readonly form: UseFormReturn<Values, unknown, Body>;
  readonly name: FieldPath<Values>;
  /** All preferences of the form. */
  readonly chosen: PreferenceChoice;
}

/** Words that somebody wants to hear of, or not; below them what all preferences find. */
export function WordsField<Values extends FieldValues, Body>({ form, name, chosen }: WordsFieldProps<Values, Body>) {
  const asked = useEstimate(chosen);
  const { field, registered } = bindField({ form, name, label: text.fields.words, hint: text.wordsHint });
  return (
    <div className="flex flex-col gap-4">
      <Field {...field} optional error={field.error ?? fieldOf(asked.error, 'words')}>
        {(control) => <Textarea {...control} {...registered} rows={2} dir="auto" maxLength={WORDS_MAX} />}
      </Field>
      <MatchEstimate {...asked} />
    </div>
  );
}

/** Tells what the preferences find, with the first notices; nothing while that is not known. */
function MatchEstimate({ data, isLater }: EstimateState) {
  return (
    <div role="status" className="text-sm">
      {isLater && <p className="text-soft">{text.estimateLater}</p>}
      {data !== undefined && (
        <>
          <p className="font-medium">{text.estimate(data)}</p>
          <ul className="mt-1 list-disc ps-5">
            {data.first.map(({ id, title }) => (
              <li key={id} className="wrap-anywhere" dir="auto">
                <a
                  href={paths.tender(id)}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-block py-1 underline underline-offset-4"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
