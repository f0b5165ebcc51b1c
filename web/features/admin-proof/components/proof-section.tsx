import { type FormEvent, useState } from 'react';
import { Failure } from '../../../components/failure.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Input } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { useProof } from '../api/proof.ts';
import { text } from '../messages.en.ts';
import { ProofAnswer } from './proof-answer.tsx';

/** Below the emails: who was told of a notice, by what, or why not. */
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
        <Field label={text.tender} className="w-48">
          {(control) => (
            <Input
              {...control}
              required
              inputMode="numeric"
              pattern="[0-9]*"
              value={question.tender}
              onChange={({ target }) => setQuestion({ ...question, tender: target.value })}
            />
          )}
        </Field>
        <Field label={text.person} hint={text.personHint} optional className="w-80 max-w-full">
          {(control) => (
            <Input
              {...control}
              value={question.person}
              onChange={({ target }) => setQuestion({ ...question, person: target.value })}
            />
          )}
        </Field>
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
