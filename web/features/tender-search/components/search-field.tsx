import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { TENDER_TEXT_FILTERS } from '#contracts/vocabulary/lists/public-lists.ts';
import { Field, Input } from '../../../components/ui/form/controls.tsx';
import { searchApplied, searchEdited, selectDraft } from '../../../lib/filters/drafts.slice.ts';
import { text as tendersText } from '../messages.en.ts';
import { useSlashShortcut } from '../use-slash-shortcut.ts';

interface SearchFieldProps {
  readonly formId: string;
  /** The text that the list is searched by now. */
  readonly applied: string;
  readonly hideLabel: boolean;
}

/** Separate from the form, so that a keystroke redraws only the field. */
export function SearchField({ formId, applied, hideLabel }: SearchFieldProps) {
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft(formId));
  const shown = useRef(applied);
  const input = useSlashShortcut();
  useEffect(() => {
    /* Another search came into force, by Back or a link: what was typed for the former one goes. */
    if (shown.current !== applied) dispatch(searchApplied(formId));
    shown.current = applied;
  }, [applied, formId, dispatch]);
  return (
    <Field label={tendersText.fields.search} hideLabel={hideLabel} className="grow">
      {(control) => (
        <Input
          {...control}
          ref={input}
          type="search"
          name="search"
          aria-keyshortcuts="/"
          enterKeyHint="search"
          maxLength={TENDER_TEXT_FILTERS.search}
          autoComplete="off"
          placeholder={tendersText.searchPlaceholder}
          value={draft ?? applied}
          onChange={(event) => dispatch(searchEdited({ form: formId, text: event.target.value }))}
        />
      )}
    </Field>
  );
}
