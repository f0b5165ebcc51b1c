import type { TenderFacts } from '#contracts/events/tenders.ts';
import { documentChanges } from '#contracts/rules/documents/document-changes.ts';
import { REDACTED } from '#contracts/vocabulary/fields/redactable-fields.ts';
import { type ChangedFact, type ChangedNotice, TOLD_FIELDS, type ToldField } from '#templates/mail.ts';
import { differingExcerpts } from '../../../platform/changes/around.ts';
import type { NoticeState } from './notice-states.ts';

type Difference = Pick<ChangedNotice, 'fate' | 'cancelledReason' | 'facts'>;

/**
 * Difference that a reader of `before` has to know about `now`; undefined when that is nothing, as after a change that was taken
 * back. A withdrawn notice is withdrawn, whatever else it became before. A text that was redacted is told in no way.
 */
export function whatChanged(before: NoticeState, now: NoticeState): Difference | undefined {
  if (before.isWithdrawn) return undefined;
  if (now.isWithdrawn) return { fate: 'withdrawn', cancelledReason: null, facts: [] };
  const { cancelledReason } = now.facts;
  const fate = cancellationChange(before.facts, now.facts);
  const facts = (Object.keys(TOLD_FIELDS) as ToldField[]).flatMap((field): ChangedFact[] => {
    if (field === 'documents') return filesAdded(before.facts, now.facts);
    const [was, is] = [toldValue(before.facts, field), toldValue(now.facts, field)];
    if (same(was, is) || was === REDACTED || is === REDACTED) return [];
    const [from, to] = differingExcerpts(was, is);
    return [{ field, before: from, after: to }];
  });
  return fate === null && facts.length === 0 ? undefined : { fate, cancelledReason, facts: withWords(facts) };
}

function cancellationChange(before: TenderFacts, now: TenderFacts): ChangedNotice['fate'] {
  if ((before.cancelledAt === null) === (now.cancelledAt === null)) return null;
  return now.cancelledAt === null ? 'reinstated' : 'cancelled';
}

/** Files that came and went; another order or name is no news. */
function filesAdded({ documents: before }: TenderFacts, { documents: now }: TenderFacts): ChangedFact[] {
  const isIn = (list: TenderFacts['documents'], digest: string) => list?.some((one) => one.digest === digest) === true;
  const news = documentChanges(
    (before ?? []).filter(({ digest }) => !isIn(now, digest)),
    (now ?? []).filter(({ digest }) => !isIn(before, digest)),
  );
  const names = before?.map(({ name }) => name).join(', ') ?? null;
  return news.length === 0 ? [] : [{ field: 'documents', before: names, after: news.join(', ') }];
}

/** Spaces and line breaks are no change that anybody is told of. */
const same = (one: string | null, other: string | null) => folded(one) === folded(other);
const folded = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function toldValue(facts: TenderFacts, field: Exclude<ToldField, 'documents'>): string | null {
  switch (field) {
    case 'closingDate':
      return [facts.closingDate, facts.closingTime].filter(Boolean).join(' ');
    case 'imageUrl':
      return facts.image?.hash ?? null;
    default:
      return facts[field];
  }
}

/** Pictures have no words of their own. */
const withWords = (facts: readonly ChangedFact[]) =>
  facts.map((fact) =>
    fact.field === 'imageUrl'
      ? { ...fact, before: fact.before && 'a scan', after: fact.after && (fact.before ? 'another scan' : 'a scan') }
      : fact,
  );
