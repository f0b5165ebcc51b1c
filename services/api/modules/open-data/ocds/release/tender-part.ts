import type { TenderFacts } from '#contracts/events/tenders.ts';
import { documentAddress } from '#contracts/rules/documents/document-name.ts';
import { imageAddress } from '#contracts/rules/image-address.ts';
import { effectiveStatus } from '#contracts/rules/tender-status.ts';
import { DOCUMENTS_MAX } from '#contracts/vocabulary/lists/documents.ts';
import { ADDITIONAL_FIELDS } from '../extension.ts';
import type { TenderStatement } from '../ocds.queries.ts';
import type { NamesAt } from './names-at.ts';
import { estimatedValue, mainCategory, methodCode } from './notice-words.ts';
import { strictAddress } from './web-address.ts';

type Cleared = ReadonlySet<keyof TenderFacts>;

/** The status at the moment of the release, by hand and by clock alike. */
export function statusOf({ facts, isWithdrawn, at }: TenderStatement): string {
  if (isWithdrawn) return 'withdrawn';
  if (facts.cancelledAt !== null) return 'cancelled';
  return effectiveStatus(facts, at) === 'closed' ? 'complete' : 'active';
}

interface ReleaseContext {
  readonly publicUrl: string;
  readonly language: string;
}

/** The facts of the notice. A value that it no longer has is null in the release that takes it away. */
export function tenderOf(
  statement: TenderStatement,
  names: NamesAt,
  cleared: Cleared,
  context: ReleaseContext,
): object {
  const { facts } = statement;
  const start = `${facts.publishDate}T00:00:00+05:00`;
  // without an hour the whole Karachi day counts; its last second still is that day
  const end = `${facts.closingDate}T${facts.closingTime === null ? '23:59:59' : `${facts.closingTime}:00`}+05:00`;
  const or = (fact: keyof TenderFacts, name: string, value: unknown, none: unknown = null) =>
    value !== null && value !== undefined ? { [name]: value } : cleared.has(fact) ? { [name]: none } : {};
  return {
    title: facts.title,
    description: facts.description,
    datePublished: start,
    tenderPeriod: { startDate: start, endDate: end },
    ...or('procurementMethod', 'procurementMethod', methodCode(facts.procurementMethod)),
    ...or('procurementMethod', 'procurementMethodDetails', facts.procurementMethod),
    ...or('title', 'mainProcurementCategory', mainCategory(facts.title)),
    ...or('description', 'value', estimatedValue(facts.description), { amount: null, currency: null }),
    ...openingOf(statement),
    ...Object.assign({}, ...ADDITIONAL_FIELDS.map(([field, name]) => or(field, name, facts[field]))),
    items: itemsOf(statement, names),
    documents: documentsOf(statement, cleared, context),
  };
}

const openingOf = ({ facts, before }: TenderStatement) =>
  facts.openingAt !== null || (before?.openingAt ?? null) !== null ? { bidOpening: { date: facts.openingAt } } : {};

function itemsOf({ facts, position }: TenderStatement, names: NamesAt): object[] {
  const categories = facts.categoryIds.flatMap((id) => {
    const description = names.category(id, position);
    return description === undefined ? [] : [{ scheme: 'AILAAN-CATEGORY', id: String(id), description }];
  });
  const [classification, ...others] = categories;
  const sectors = facts.sectors.map((name) => ({ scheme: 'AILAAN-SECTOR', id: name, description: name }));
  const { city, province } = facts;
  const address = { ...(city === null ? {} : { locality: city }), ...(province === null ? {} : { region: province }) };
  return [
    {
      id: '1',
      description: facts.title,
      ...(classification === undefined ? {} : { classification }),
      additionalClassifications: [...others, ...sectors],
      deliveryAddresses: [address],
    },
  ];
}

const NO_DOCUMENT = { documentType: null, title: null, url: null, format: null, language: null };

/** The notice at its sources and with us, and its scan. */
function documentsOf(
  { event, tenderId, facts, before, isRename }: TenderStatement,
  cleared: Cleared,
  context: ReleaseContext,
): object[] {
  const { publicUrl, language } = context;
  const source = facts.sourceUrl === null ? undefined : strictAddress(facts.sourceUrl);
  const { image } = facts;
  const notice = { documentType: 'tenderNotice', language };
  const page = {
    id: 'page',
    ...notice,
    title: facts.title,
    url: `${publicUrl}/tenders/${tenderId}`,
    format: 'text/html',
  };
  const gone = (fact: keyof TenderFacts, id: string) => (cleared.has(fact) ? [{ id, ...NO_DOCUMENT }] : []);
  return [
    ...(source === undefined
      ? gone('sourceUrl', 'source')
      : [{ id: 'source', ...notice, title: facts.source ?? source, url: source }]),
    ...(image === null
      ? gone('image', 'scan')
      : [
          {
            id: 'scan',
            ...notice,
            title: 'Scanned notice',
            url: publicUrl + imageAddress(tenderId, image.hash),
            format: image.type,
          },
        ]),
    ...filesOf(facts, before, cleared, publicUrl),
    page,
    ...(event.type === 'TenderAlsoPublished' && !isRename ? [furtherSource(event.data.in, event.version)] : []),
  ];
}

/** Files by their places, so that what stood at a place that is left can be taken back. */
function filesOf(facts: TenderFacts, before: TenderFacts | undefined, cleared: Cleared, publicUrl: string): object[] {
  const files = facts.documents ?? [];
  const former = before === undefined ? DOCUMENTS_MAX : (before.documents?.length ?? 0);
  const left = cleared.has('documents') ? Math.max(0, former - files.length) : 0;
  return [
    ...files.map(({ digest, name, type }, at) => ({
      id: `file-${at + 1}`,
      title: name,
      url: publicUrl + documentAddress(digest, name),
      format: type,
    })),
    ...Array.from({ length: left }, (_, at) => ({ id: `file-${files.length + at + 1}`, ...NO_DOCUMENT })),
  ];
}

function furtherSource(
  {
    source,
    publishDate,
    reference,
    sourceUrl,
  }: Extract<TenderStatement['event'], { type: 'TenderAlsoPublished' }>['data']['in'],
  version: number,
): object {
  const url = sourceUrl === null ? undefined : strictAddress(sourceUrl);
  return {
    id: `also-${version}`,
    documentType: 'tenderNotice',
    title: [source, reference].filter(Boolean).join(', ') || 'Further source',
    datePublished: `${publishDate}T00:00:00+05:00`,
    ...(url === undefined ? {} : { url }),
  };
}
