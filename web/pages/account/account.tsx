import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contracts/api/users.ts';
import { useOwnAddress } from '../../features/account/api/account.ts';
import { AccountSection } from '../../features/account/components/account-section.tsx';
import { OwnMails } from '../../features/account/components/own-mails.tsx';
import { SettingsSection } from '../../features/account/components/settings-section.tsx';
import { text as accountText, deviceText, factorText } from '../../features/account/messages.en.ts';
import { CheckingSession } from '../../features/auth/components/checking-session.tsx';
import { OwnNewsletter } from '../../features/own-subscription/components/own-newsletter.tsx';
import { text } from '../../features/own-subscription/messages.en.ts';
import { CalendarSection } from '../../features/saved/components/calendar-section.tsx';
import { SavedTenders } from '../../features/saved/components/saved-tenders.tsx';
import { savedTendersText } from '../../features/saved/saved-tenders.messages.en.ts';
import { SavedSearches } from '../../features/saved/searches/saved-searches.tsx';
import { searchesText } from '../../features/saved/searches.messages.en.ts';
import { NoticeMailsSection } from '../../features/told/components/notice-mails-section.tsx';
import { ownText as noticeMailsText } from '../../features/told/messages.en.ts';
import { USER_KEY } from '../../lib/api/query-client.ts';
import { useHead } from '../../lib/head/use-head.ts';
import { paths } from '../../lib/routing/paths.ts';
import { useForgetPerson } from '../../lib/session/use-forget-person.ts';
import { displayName, useUser } from '../../lib/session/use-user.ts';
import { useToast } from '../../lib/toast/use-toast.ts';

const SECTIONS = [
  ['saved', savedTendersText.title],
  ['searches', searchesText.title],
  ['newsletter', text.newsletter],
  ['notice-mails', noticeMailsText.title],
  ['mails', accountText.mails],
  ['profile', accountText.profile],
  ['password', accountText.password],
  ['devices', deviceText.title],
  ['second-factor', factorText.title],
  ['data', accountText.data],
] as const;

/** The pages of the signed-in person; everybody else signs in first. */
export default function AccountPage() {
  const { user, isLoading } = useUser();
  const [, navigate] = useLocation();
  const forgetPerson = useForgetPerson();
  const toast = useToast();
  const [isLeaving, setLeaving] = useState(false);
  const isNobody = !isLoading && user === null && !isLeaving;
  useHead({ title: text.accountTitle, description: text.accountTitle, noIndex: true });
  useEffect(() => {
    if (isNobody) navigate(`${paths.auth}?next=${encodeURIComponent(paths.account)}`, { replace: true });
  }, [isNobody, navigate]);
  useSamePerson(forgetPerson);
  if (user === null) return <CheckingSession label={text.checking} />;
  const leave = () => {
    setLeaving(true);
    navigate(paths.home);
    forgetPerson();
    toast({ title: accountText.deleted, description: accountText.deletedText });
  };
  return (
    <div className="page-width py-8 md:py-12">
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <header>
          <h1 className="font-bold font-display text-3xl md:text-4xl">{text.accountTitle}</h1>
          <p className="mt-1 line-clamp-3 text-soft wrap-anywhere">{text.accountLead(displayName(user), user.email)}</p>
          <nav aria-label={accountText.sections} className="mt-4">
            <ul className="flex flex-wrap gap-2">
              {SECTIONS.filter(([id]) => user.isAdmin || id !== 'second-factor').map(([id, title]) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3.5 text-sm hover:bg-muted"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <AccountSection id="saved" title={savedTendersText.title} lead={savedTendersText.lead}>
          <SavedTenders />
          <CalendarSection />
        </AccountSection>
        <AccountSection id="searches" title={searchesText.title} lead={searchesText.lead}>
          <SavedSearches />
        </AccountSection>
        <section
          id="newsletter"
          aria-label={text.newsletter}
          tabIndex={-1}
          className="flex scroll-mt-24 flex-col gap-6"
        >
          <OwnNewsletter email={user.email} />
        </section>
        <AccountSection id="notice-mails" title={noticeMailsText.title} lead={noticeMailsText.lead}>
          <ComeOnceConfirmed />
          <NoticeMailsSection />
        </AccountSection>
        <AccountSection id="mails" title={accountText.mails} lead={accountText.mailsLead}>
          <OwnMails />
        </AccountSection>
        <SettingsSection user={user} onDeleted={leave} />
      </div>
    </div>
  );
}

/** Looks, whenever the page is led or turned to, whether another tab has ended the session: nothing of the former person stays. */
function useSamePerson(forget: () => void): void {
  const { data: user } = useQuery<User | null>({
    queryKey: USER_KEY,
    refetchOnMount: ({ state }) => state.data != null && 'always', // a visitor is led on unasked
    refetchOnWindowFocus: 'always',
  });
  const id = user?.id;
  const former = useRef(id);
  useEffect(() => {
    if (former.current !== undefined && id === undefined) forget();
    else if (former.current !== undefined && id !== former.current) location.reload();
    former.current = id;
  }, [id, forget]);
}

/** Mails about notices wait for the proof of the address. */
function ComeOnceConfirmed() {
  const { data } = useOwnAddress();
  if (data?.isConfirmed !== false) return null;
  return (
    <p className="mb-4 rounded-md bg-soon-soft px-4 py-3 text-sm text-soon">
      {noticeMailsText.onceConfirmed}{' '}
      <a href="#profile" className="underline underline-offset-4">
        {accountText.profile}
      </a>
    </p>
  );
}
