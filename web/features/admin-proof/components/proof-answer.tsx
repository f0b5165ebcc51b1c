import { Link } from 'wouter';
import type { DeliveryProof, PersonDeliveryProof } from '#contracts/api/operations/proof.ts';
import { formatCount, formatInstant, scriptOf } from '../../../lib/format/format.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { text } from '../messages.en.ts';

const COUNTS = ['told', 'saved', 'toldOfChanges', 'changeMails'] as const;

export function ProofAnswer({ proof: { tender, person } }: { readonly proof: DeliveryProof }) {
  return (
    <>
      <h4 className="font-semibold" {...scriptOf(tender.title)}>
        {tender.withdrawnAt === null ? (
          <Link href={paths.tender(tender.id)} className="text-link hover:underline">
            {tender.title}
          </Link>
        ) : (
          tender.title
        )}
      </h4>
      {tender.withdrawnAt !== null && (
        <p className="text-soft text-sm">{text.withdrawnAt(formatInstant(tender.withdrawnAt))}</p>
      )}
      {person !== null && <Verdict person={person} />}
      <dl aria-label={text.counts} className="mt-4 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
        {COUNTS.map((name) => (
          <div key={name}>
            <dt className="text-soft">{text[name]}</dt>
            <dd className="font-semibold tabular-nums">{formatCount(tender[name])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Verdict({ person }: { readonly person: PersonDeliveryProof }) {
  const { email, subscriptionId, verdict, matched, passed, mail, changes, hasSaved } = person;
  return (
    <div className="mt-3 text-sm">
      <p>
        <bdi>{email}</bdi>
        {subscriptionId !== null && ` (#${subscriptionId})`}: <strong>{text.verdicts[verdict]}</strong>
      </p>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5">
        {passed !== null && <li>{text.passed(passed.code, passed.of)}</li>}
        {matched !== null && <li>{text.matched(matched.code, matched.of)}</li>}
        {passed === null && matched === null && verdict === 'wanted' && <li>{text.everything}</li>}
        {mail !== null && <li>{text.sent(mail.kind, formatInstant(mail.createdAt), mail.status)}</li>}
        {hasSaved && <li>{text.hasSaved}</li>}
        {changes.map(({ version, createdAt }) => (
          <li key={version}>{text.change(String(version), formatInstant(createdAt))}</li>
        ))}
      </ul>
      <p className="mt-2 text-soft">{text.now}</p>
    </div>
  );
}
