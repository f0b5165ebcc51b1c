import type { FormEvent, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { TENDER_TEXT_FILTERS, type TenderSort } from '#contracts/vocabulary/lists/public-lists.ts';
import { AuthLink } from '../../../components/auth-link.tsx';
import { Icon } from '../../../components/icon.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/form/controls.tsx';
import { siteText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { useSite } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';

const ALERTS = buttonClass('ghost', 'lg', 'border border-hero-soft max-sm:px-3 max-sm:text-sm');

/** `open` says how many tenders are open. */
export function Hero({ open }: { readonly open: ReactNode }) {
  const { name, banner } = useSite();
  const { user } = useUser();
  return (
    <section className="relative overflow-hidden bg-hero text-hero-ink">
      <div
        aria-hidden="true"
        className="rosette absolute -end-48 inset-y-0 my-auto size-[36rem] opacity-30 max-lg:hidden 2xl:end-16"
      />
      <div className="jali relative">
        <div className="page-width flex flex-col items-start gap-4 pt-5 pb-7 md:gap-5 md:pt-10 md:pb-14">
          {name === siteText.latinName && (
            <p lang="ur" dir="rtl" aria-hidden="true" className="text-brass text-xl max-md:hidden">
              {siteText.urduName}
            </p>
          )}
          <h1 className="max-w-2xl font-bold font-display text-2xl leading-[1.15] sm:text-4xl md:text-5xl">
            {text.headline}
          </h1>
          <p className="max-w-xl text-hero-soft max-md:hidden sm:text-lg">{text.lead}</p>
          <HeroSearch />
          {open}
          <p className="flex max-w-xl items-center gap-3 rounded-md bg-white/8 py-2 ps-2 pe-4 text-sm">
            <strong className="shrink-0 rounded-sm bg-brass px-2 py-1 font-bold text-on-brass tracking-wide">
              {text.free}
            </strong>
            {banner ?? text.freeBanner}
          </p>
          <div className="flex flex-wrap gap-3 md:mt-1">
            <Link href={paths.tenders} className={buttonClass('brass', 'lg', 'max-sm:px-3 max-sm:text-sm')}>
              {text.browse}
              <Icon name="arrow-right" className="size-5 rtl:rotate-180" />
            </Link>
            {user === null ? (
              <AuthLink dialog="sign-up" next={paths.subscribe} className={ALERTS}>
                {text.signUp}
              </AuthLink>
            ) : (
              <Link href={paths.subscribe} className={ALERTS}>
                {text.signUp}
              </Link>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Words bring their best matches first. */
const BEST: TenderSort = 'relevance';

/** Leads to the whole list. A real form, which needs no script; what was typed before the scripts came stays. */
function HeroSearch() {
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
