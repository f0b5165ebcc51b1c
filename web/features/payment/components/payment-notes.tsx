import { Card } from '../../../components/ui/card.tsx';
import { useSite } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';
import type { PaymentQuery } from '../payment-query.ts';

export function PaymentNotes({ plan, reference }: PaymentQuery) {
  const { supportEmail } = useSite();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card className="p-5">
        <h2 className="font-display font-semibold text-lg">{text.includeTitle}</h2>
        <ul className="mt-3 flex list-disc flex-col gap-1.5 ps-5 text-sm">
          <li>{text.include.email}</li>
          <li>{text.include.name}</li>
          <li>
            {text.include.note} <strong>{text.include.planNote(plan.name)}</strong>
          </li>
          {reference !== null && (
            <li>
              {text.include.reference} <strong className="font-mono">{reference}</strong>
            </li>
          )}
        </ul>
      </Card>
      <Card className="p-5">
        <h2 className="font-display font-semibold text-lg">{text.helpTitle}</h2>
        <p className="mt-3 text-sm">{text.help}</p>
        <a
          href={`mailto:${supportEmail}`}
          className="mt-2 inline-flex min-h-8 items-center text-link text-sm underline underline-offset-4 wrap-anywhere"
        >
          {supportEmail}
        </a>
      </Card>
    </div>
  );
}
