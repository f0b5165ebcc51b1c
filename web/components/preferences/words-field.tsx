import { useQuery } from '@tanstack/react-query';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Estimate } from '#contracts/api/newsletter.ts';
import { WORDS_MAX } from '#contracts/rules/search/word-list.ts';
import type { PreferenceChoice } from '#contracts/vocabulary/newsletter.ts';
import { fieldOf, hasStatus } from '../../lib/api/api-error.ts';
import { request } from '../../lib/api/request.ts';
import { scriptOf } from '../../lib/format/format.ts';
import { useDebounced } from '../../lib/forms/use-debounced.ts';
import { paths } from '../../lib/routing/paths.ts';
import { bindField } from '../ui/form/bound-fields.tsx';
import { Field, Textarea } from '../ui/form/controls.tsx';
import { preferencesText as text } from './messages.en.ts';

interface WordsFieldProps<Values extends FieldValues, Body> {
  /** Its values have words. */
  readonly form: UseFormReturn<Values, unknown, Body>;
  /** All preferences of the form. */
  readonly chosen: PreferenceChoice;
}

/** Words that somebody wants to hear of, or not; below them what all preferences find. */
export function WordsField<Values extends FieldValues, Body>({ form, chosen }: WordsFieldProps<Values, Body>) {
  const asked = useEstimate(chosen);
  const { field, registered } = bindField({
    form,
    name: 'words' as FieldPath<Values>,
    label: text.fields.words,
    hint: text.wordsHint,
  });
  return (
    <div className="flex flex-col gap-4">
      <Field {...field} optional error={field.error ?? fieldOf(asked.error, 'words')}>
        {(control) => <Textarea {...control} {...registered} rows={2} maxLength={WORDS_MAX} />}
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
              <li key={id} className="wrap-anywhere">
                <a
                  href={paths.tender(id)}
                  target="_blank"
                  rel="noreferrer"
                  {...scriptOf(title)}
                  className="block py-1 underline underline-offset-4"
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

const PAUSE_MS = 600;
const PATH = '/api/newsletter/estimate';
/** Tried again by itself when too much was asked, or the server is busy. */
const AGAIN_MS = 15_000;
const TRIES = 8;

type EstimateState = ReturnType<typeof useEstimate>;

/** Asks what the preferences find, a moment after they were changed. */
function useEstimate({ interestAreas, categories, cities, provinces, sectors, words }: PreferenceChoice) {
  const body = useDebounced(JSON.stringify({ interestAreas, categories, cities, provinces, sectors, words }), PAUSE_MS);
  const isAny = interestAreas.length + categories.length > 0 || words.trim() !== '';
  const { data, error, failureReason } = useQuery<Estimate>({
    queryKey: [PATH, body],
    queryFn: ({ signal }) =>
      request<Estimate>(PATH, { method: 'POST', body: JSON.parse(body) as PreferenceChoice, signal }),
    enabled: isAny,
    retry: (count, reason) => count < TRIES && isPassing(reason),
    retryDelay: AGAIN_MS,
    placeholderData: (before) => before,
  });
  // nothing was asked for
  if (!isAny) return { data: undefined, error: null, isLater: false };
  /** True while it is to be asked again later. */
  const isLater = isPassing(failureReason);
  return { data: isLater ? undefined : data, error: isLater ? null : error, isLater };
}

const isPassing = (reason: Error | null) => hasStatus(reason, 429) || hasStatus(reason, 503);
