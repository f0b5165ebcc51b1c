import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { TENDER_TEXT_FILTERS, type TenderSort } from '#contracts/vocabulary/lists/public-lists.ts';
import { Icon } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/form/controls.tsx';
import { paths } from '../../../lib/routing/paths.ts';
import { text } from '../messages.en.ts';

/** Words bring their best matches first. */
const BEST: TenderSort = 'relevance';

/** Leads to the whole list. A real form, which needs no script; what was typed before the scripts came stays. */
export function HeroSearch() {
  const [, navigate] = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    navigate(search === '' ? paths.tenders : `${paths.tenders}?${new URLSearchParams({ search, sort: BEST })}`);
  };
  return (
    <search className="w-full max-w-xl">
      <form action={paths.tenders} method="get" onSubmit={submit} className="flex gap-2">
        <Input
          type="search"
          name="search"
          aria-label={text.searchAll}
          placeholder={text.searchExample}
          maxLength={TENDER_TEXT_FILTERS.search}
          enterKeyHint="search"
          autoComplete="off"
          className="h-12"
        />
        <input type="hidden" name="sort" value={BEST} />
        <button type="submit" aria-label={text.searchAction} className={buttonClass('brass', 'lg', 'px-4')}>
          <Icon name="search" className="size-5" />
        </button>
      </form>
    </search>
  );
}
