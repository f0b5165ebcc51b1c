import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ADMIN_SEARCH_MAX } from '#contracts/vocabulary/lists/admin-lists.ts';
import { useAdminAddress } from '../../lib/admin/admin-address.ts';
import { LabelledInput } from '../ui/form/labelled-fields.tsx';
import { adminText } from './messages.en.ts';

const PAUSE_MS = 300;

const FIRST_ACTION = '[aria-busy=false] .record-actions :is(a, button)';

/** The search of the open tab: when the typing pauses, and at once on Enter. The arrow down leads to the first row found. */
export function SearchBox({ placeholder = adminText.search }: { readonly placeholder?: string | undefined }) {
  const { address, narrow } = useAdminAddress();
  const { search: value } = address;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back changed the search: the box follows. A search of its own words keeps the space after the last one.
  const follow = useEffectEvent((search: string) => {
    if (search !== text.trim()) setTyped(undefined);
  });
  useEffect(() => follow(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string) => {
    clearTimeout(timer.current);
    if (next !== value) narrow({ search: next });
  };
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, PAUSE_MS, next.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    search(text.trim());
    // Not to rows of the search before, on which the next key would act.
    if (text.trim() === value) document.querySelector<HTMLElement>(FIRST_ACTION)?.focus();
  };
  return (
    <search className="min-w-[min(11rem,100%)] flex-1 sm:max-w-72">
      <form onSubmit={submit}>
        <LabelledInput
          label={adminText.search}
          hideLabel
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={ADMIN_SEARCH_MAX}
          placeholder={placeholder}
          title={adminText.searchKeys}
          aria-keyshortcuts="ArrowDown"
          onKeyDown={onKeyDown}
          value={text}
          onValue={type}
        />
      </form>
    </search>
  );
}
