import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { ADMIN_SEARCH_MAX } from '#contracts/vocabulary/lists/admin-lists.ts';
import { useDraft } from '../../lib/filters/use-draft.ts';
import { Input } from '../ui/form/controls.tsx';
import { Field } from '../ui/form/field.tsx';
import { adminText } from './messages.en.ts';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

const PAUSE_MS = 300;

/** Searches when the typing pauses, and at once on Enter. */
export function SearchBox({ label, placeholder = adminText.search, value, onSearch }: SearchBoxProps) {
  const { text, edit, drop } = useDraft('admin', value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back changed the search: the box follows. A search of its own words keeps the space after the last one.
  const follow = useEffectEvent((search: string) => {
    if (search !== text.trim()) drop();
  });
  useEffect(() => follow(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string) => {
    clearTimeout(timer.current);
    if (next !== value) onSearch(next);
  };
  const type = (next: string) => {
    edit(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, PAUSE_MS, next.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text.trim());
  };
  return (
    <search className="min-w-44 flex-1 sm:max-w-72">
      <form onSubmit={submit}>
        <Field label={label} hideLabel>
          {(control) => (
            <Input
              {...control}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={ADMIN_SEARCH_MAX}
              placeholder={placeholder}
              value={text}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </Field>
      </form>
    </search>
  );
}
