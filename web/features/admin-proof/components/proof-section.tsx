import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import type { DeliveryProof, PersonDeliveryProof } from '#contracts/api/operations/proof.ts';
import { Failure } from '../../../components/failure.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { LabelledInput } from '../../../components/ui/form/labelled-fields.tsx';
import { request } from '../../../lib/api/request.ts';
import { formatCount, formatInstant, scriptOf } from '../../../lib/format/format.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { text } from '../messages.en.ts';

export default function ProofSection() {
  const [question, setQuestion] = useState({ tender: '', person: '' });
  const proof = useProof();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    proof.mutate(question);
  };
  return (
    <section className="mt-10" aria-labelledby="proof">
      <h3 id="proof" className="font-display font-semibold text-lg">
        {text.heading}
      </h3>
      <p className="mt-1 mb-3 text-soft text-sm">{text.lead}</p>
      <form onSubmit={submit} className="flex flex-wrap items-start gap-4">
        <LabelledInput
          label={text.tender}
          className="w-48"
          required
          inputMode="numeric"
          pattern="[0-9]*"
          value={question.tender}
          onValue={(value) => setQuestion({ ...question, tender: value })}
        />
        <LabelledInput
          label={text.person}
          hint={text.personHint}
          optional
          className="w-80 max-w-full"
          value={question.person}
          onValue={(value) => setQuestion({ ...question, person: value })}
        />
        <Button type="submit" className="sm:mt-6.5" pending={proof.isPending}>
          {proof.isPending ? text.asking : text.ask}
        </Button>
      </form>
      <div role="status" className="mt-4">
        {proof.error !== null && (
          <Failure title={text.failed} error={proof.error} onRetry={() => proof.mutate(question)} />
        )}
        {proof.data !== undefined && proof.error === null && (
          <Card className="p-5">
            <ProofAnswer proof={proof.data} />
          </Card>
        )}
      </div>
    </section>
  );
}

const COUNTS = ['told', 'saved', 'toldOfChanges', 'changeMails'] as const;

function ProofAnswer({ proof: { tender, person } }: { readonly proof: DeliveryProof }) {
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

/** Asked only on demand: each answer is a reading of personal data that the event log notes. */
function useProof() {
  return useMutation({
    mutationFn: (question: { readonly tender: string; readonly person: string }) =>
      request<DeliveryProof>(`/api/admin/proof?${new URLSearchParams({ ...question })}`),
  });
}
