import type { FieldValues } from 'react-hook-form';
import { WORDS_MAX } from '#contracts/rules/search/word-list.ts';
import { type BoundFieldProps, ParagraphsField } from '../ui/form/bound-fields.tsx';
import { preferencesText as text } from './messages.en.ts';

type WordsFieldProps<Values extends FieldValues, Body> = Pick<
  BoundFieldProps<Values, Body>,
  'form' | 'name' | 'className'
>;

/** Words that somebody wants to hear of, or not. */
export const WordsField = <Values extends FieldValues, Body>(props: WordsFieldProps<Values, Body>) => (
  <ParagraphsField
    {...props}
    label={text.fields.words}
    hint={text.wordsHint}
    rows={2}
    dir="auto"
    maxLength={WORDS_MAX}
    optional
  />
);
