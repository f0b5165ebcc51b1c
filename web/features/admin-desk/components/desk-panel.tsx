import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Desk } from '#contracts/api/operations/desk.ts';
import { ListHeader, Loaded } from '../../../components/admin/list-parts.tsx';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { adminHref, startOf } from '../../../lib/admin/admin-address.ts';
import { formatCount, formatInstant, scriptOf } from '../../../lib/format/format.ts';
import { useDesk } from '../api/desk.ts';
import { text } from '../messages.en.ts';
import { PlotFigure } from '../plots/plot-figure.tsx';
import { waitingText } from '../waiting.messages.en.ts';
import { waitingHref, waitingWords } from '../waiting-href.ts';

export default function DeskPanel() {
  return (
    <>
      <ListHeader
        heading={text.heading}
        action={
          <Button variant="secondary" size="sm" className="no-print" onClick={() => window.print()}>
            <Printer className="size-4" />
            {text.print}
          </Button>
        }
      />
      <Loaded query={useDesk()} text={text}>
        {(desk) => <DeskView desk={desk} />}
      </Loaded>
    </>
  );
}

function DeskView({ desk }: { readonly desk: Desk }) {
  const { today } = desk;
  const age = (seconds: number | null) => (seconds === null ? text.never : text.ago(ageInWords(seconds)));
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        <Part title={text.waitingTitle}>
          {desk.waiting.length === 0 && <p className="text-soft text-sm">{waitingText.nothing}</p>}
          <ul className="grid gap-1 text-sm">
            {desk.waiting.map((waiting) => (
              <li key={waiting.name}>
                <Link
                  href={waitingHref(waiting)}
                  className="inline-block py-1 text-link first-letter:uppercase underline underline-offset-4"
                >
                  {waitingWords(waiting)}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
        <Part title={text.todayTitle}>
          <Facts
            facts={[
              [text.today.published, formatCount(today.published)],
              [text.today.closing, formatCount(today.closing)],
              [text.today.requested, formatCount(today.requested)],
              [text.today.paid, formatCount(today.paid)],
              [text.today.lost, formatCount(today.left + today.expired)],
            ]}
          />
        </Part>
        <Part title={text.logTitle}>
          <Facts
            facts={[
              [text.log.seal, age(desk.log.sealAge)],
              [text.log.unsealed, formatCount(desk.log.unsealed)],
              [text.log.backup, age(desk.log.backupAge)],
            ]}
          />
        </Part>
      </div>
      <section aria-labelledby="desk-days">
        <h3 id="desk-days" className="font-display font-semibold text-lg">
          {text.daysTitle}
        </h3>
        <p className="mt-1 mb-3 text-soft text-sm">{text.at(formatInstant(desk.at))}</p>
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          {desk.plots.map((plot) => (
            <PlotFigure key={plot.name} plot={plot} firstDay={desk.firstDay} />
          ))}
        </div>
      </section>
      <UnfoundWords unfound={desk.unfound} />
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className="break-inside-avoid p-5">
      <h3 className="mb-2 font-display font-semibold text-lg">{title}</h3>
      {children}
    </Card>
  );
}

function Facts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const { second, minute, hour, day } = text.units;

/** '40 seconds', '5 minutes', '3 hours', '12 days'. */
function ageInWords(seconds: number): string {
  if (seconds < 120) return second(String(Math.round(seconds)));
  if (seconds < 7200) return minute(String(Math.round(seconds / 60)));
  return seconds < 172_800 ? hour(String(Math.round(seconds / 3600))) : day(String(Math.round(seconds / 86_400)));
}

const COLUMNS: Columns<Desk['unfound'][number], keyof typeof text.unfoundColumns> = {
  words: {
    kind: 'title',
    className: 'font-medium',
    cell: ({ words }) => <bdi {...scriptOf(words)}>{words}</bdi>,
  },
  count: { className: 'tabular-nums', cell: ({ count }) => formatCount(count) },
  add: {
    className: 'no-print unlabelled',
    cell: ({ words }) => (
      <Link
        href={adminHref({ ...startOf('synonyms'), search: words })}
        className={buttonClass('secondary', 'sm')}
        aria-label={text.addSynonymOf(words)}
      >
        {text.addSynonym}
      </Link>
    ),
  },
};

/** Words that people ask for and no notice has, with the way to say what they mean. */
function UnfoundWords({ unfound }: Pick<Desk, 'unfound'>) {
  return (
    <div>
      <h3 className="font-display font-semibold text-lg">{text.unfoundTitle}</h3>
      <p className="mt-1 mb-3 text-soft text-sm">{unfound.length === 0 ? text.unfoundNone : text.unfoundLead}</p>
      {unfound.length > 0 && (
        <RecordTable
          label={text.unfoundTitle}
          items={unfound}
          keyOf={({ words }) => words}
          labels={text.unfoundColumns}
          columns={COLUMNS}
        />
      )}
    </div>
  );
}
