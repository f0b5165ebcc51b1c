import { Link } from 'wouter';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { Highlighted } from '../../../components/highlighted.tsx';
import { Badge, type BadgeTone } from '../../../components/ui/badge.tsx';
import { MovedBadge, StatusBadge } from '../../../components/ui/status-badge.tsx';
import { scriptOf } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';

/** Title, organization and classification of a notice; what others have in common with it leads to them. */
export function TenderHeader({ tender }: { readonly tender: TenderListItem }) {
  const { status, categories, province, city, title, organization, cancelledAt } = tender;
  return (
    <header className="rule-double flex min-w-0 flex-col gap-3 pb-5">
      <div className="flex flex-wrap gap-1.5">
        <StatusBadge status={status} />
        {cancelledAt !== null && <Badge tone="closed">{commonText.cancelled}</Badge>}
        <MovedBadge {...tender} />
        {categories.map((category) => (
          <BadgeLink key={category} name="category" value={category} tone="brand" />
        ))}
        {province !== null && <BadgeLink name="province" value={province} />}
        {city !== null && <BadgeLink name="city" value={city} />}
      </div>
      <h1 className="font-bold font-display text-2xl leading-tight md:text-4xl" {...scriptOf(title)}>
        <Highlighted text={title} />
      </h1>
      {organization !== null && (
        <p className="text-lg text-soft wrap-anywhere" {...scriptOf(organization.name)}>
          <Link href={paths.tendersWith({ organization: organization.name })} className="hover:underline">
            <Highlighted text={organization.name} />
          </Link>
        </p>
      )}
    </header>
  );
}

interface BadgeLinkProps {
  readonly name: string;
  readonly value: string;
  readonly tone?: BadgeTone;
}

function BadgeLink({ name, value, tone = 'neutral' }: BadgeLinkProps) {
  return (
    <Link href={paths.tendersWith({ [name]: value })} className="flex min-w-0 hover:underline">
      <Badge tone={tone}>{value}</Badge>
    </Link>
  );
}
