import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ADMIN_SEARCH_MAX } from '#contracts/vocabulary/lists/admin-lists.ts';
import { useAdminAddress } from '../../lib/admin/admin-address.ts';
import { LabelledInput } from '../ui/form/labelled-fields.tsx';
import { adminText } from './messages.en.ts';

const PAUSE_MS = 300;

/** The search of the open tab: when the typing pauses, and at once on Enter. */
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
          value={text}
          onValue={type}
        />
      </form>
    </search>
  );
}
