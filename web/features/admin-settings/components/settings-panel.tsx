import { ListHeader, ListLoading } from '../../../components/admin/list-parts.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { useSettings } from '../api/settings.ts';
import { text } from '../messages.en.ts';
import type { Section } from '../sections.ts';
import { AccountsSection } from './accounts-section.tsx';
import { MailSection } from './mail-section.tsx';
import {
  BannerSection,
  ContactSection,
  NameSection,
  NewspapersSection,
  PricesSection,
  SecondLookSection,
} from './plain-sections.tsx';
import { SetupCard } from './setup-card.tsx';

const SECTIONS = {
  name: NameSection,
  bankAccounts: AccountsSection,
  plans: PricesSection,
  contact: ContactSection,
  mail: MailSection,
  banner: BannerSection,
  newspapers: NewspapersSection,
  secondLook: SecondLookSection,
} as const satisfies Record<Section, unknown>;

/** The tab of the settings, which the Super Admin alone may read. */
export default function SettingsPanel() {
  const { data, error, refetch } = useSettings();
  return (
    <>
      <ListHeader heading={text.heading} />
      {hasStatus(error, 403) ? (
        <Alert tone="warning">{text.onlySuperAdmin}</Alert>
      ) : error !== null ? (
        <Failure title={text.failed} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <ListLoading label={text.loading} />
      ) : (
        <div className="flex flex-col gap-5">
          <SetupCard />
          {(Object.keys(SECTIONS) as Section[]).map((section) => {
            const Fields = SECTIONS[section];
            // a section is drawn anew when it changed, and keeps what is typed when another one did
            const state = JSON.stringify([data.settings[section], data.settings.sources[section]]);
            return <Fields key={section + state} loaded={data} reload={() => void refetch()} />;
          })}
        </div>
      )}
    </>
  );
}
