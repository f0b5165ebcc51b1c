import type { Release } from '#contracts/api/open-data/open-data.ts';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import { ocidOf } from '#contracts/rules/ocid.ts';
import { OPTIONAL_FIELDS, OPTIONAL_TENDER_FIELDS } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import type { PresentNames } from '#db/tenders/present-names.ts';
import { procuringIdOf, type TenderStatement } from './ocds.queries.ts';
import { strictAddress } from './web-address.ts';

const TAGS: Readonly<Record<TenderStatement['event']['type'], Release['tag'][number]>> = {
  TenderPublished: 'tender',
  TenderUpdated: 'tenderAmendment',
  TenderAlsoPublished: 'tenderAmendment',
  TenderRemoved: 'tenderCancellation',
  TenderRedacted: 'tenderAmendment',
};

/** An event of the log as a release. `publicUrl` without a final slash. */
export function toRelease(statement: TenderStatement, names: PresentNames, publicUrl: string): Release {
  const { event, tenderId, firstEventId, facts, isWithdrawn, redactions } = statement;
  const ocid = ocidOf(tenderId, firstEventId);
  const date = event.recordedAt.toISOString();
  const buyer = buyerOf(facts, names);
  return {
    ocid,
    id: releaseId(ocid, event.version),
    date,
    tag: [TAGS[event.type]],
    initiationType: 'tender',
    language: 'en',
    ...(buyer === undefined
      ? {}
      : { parties: [{ ...buyer, roles: ['buyer', 'procuringEntity'], address: addressOf(facts) }], buyer }),
    tender: {
      id: String(tenderId),
      ...tenderOf(facts, names),
      status: isWithdrawn ? 'cancelled' : facts.status === 'closed' ? 'complete' : 'active',
      ...(buyer === undefined ? {} : { procuringEntity: buyer }),
      documents: documentsOf(facts, `${publicUrl}/tenders/${tenderId}`),
      ...(redactions.length === 0 ? {} : { redactions: redactions.map(redactionOf) }),
      ...(event.version === 1 ? {} : { amendments: [amendmentOf(statement, ocid, date)] }),
    },
  };
}

const releaseId = (ocid: string, version: number) => `${ocid}-${version}`;

/** The sum of a tender's releases: the last of them, with every amendment. */
export function compile(releases: readonly Release[]): Release | undefined {
  const last = releases.at(-1);
  if (last === undefined) return undefined;
  const amendments = releases.flatMap(({ tender }) => (tender.amendments as object[] | undefined) ?? []);
  const tender = amendments.length === 0 ? last.tender : { ...last.tender, amendments };
  return { ...last, id: `${last.ocid}-${last.date}`, tag: ['compiled'], tender };
}

function tenderOf(facts: TenderFacts, names: PresentNames): object {
  const start = `${facts.publishDate}T00:00:00+05:00`;
  // without an hour the whole Karachi day counts; its last second still is that day
  const end = `${facts.closingDate}T${facts.closingTime === null ? '23:59:59' : `${facts.closingTime}:00`}+05:00`;
  return {
    title: facts.title,
    description: facts.description,
    datePublished: start,
    tenderPeriod: { startDate: start, endDate: end },
    ...present({ procurementMethodDetails: facts.procurementMethod }),
    ...(facts.openingAt === null ? {} : { bidOpening: { date: facts.openingAt } }),
    ...present(additionalFields(facts)),
    items: itemsOf(facts, names),
  };
}

/** The fields that OCDS has no place for, by the names that the table gives them. */
function additionalFields(facts: TenderFacts): Readonly<Record<string, string | null>> {
  const named = OPTIONAL_FIELDS.map((field) => [OPTIONAL_TENDER_FIELDS[field].ocds, facts[field]] as const);
  return Object.fromEntries(named.filter(([name]) => name !== null));
}

function itemsOf(facts: TenderFacts, names: PresentNames): object[] {
  const categories = facts.categoryIds.flatMap((id) => {
    const description = names.categories.get(id);
    return description === undefined ? [] : [{ scheme: 'AILAAN-CATEGORY', id: String(id), description }];
  });
  const [classification, ...others] = categories;
  const sectors = facts.sectors.map((name) => ({ scheme: 'AILAAN-SECTOR', id: name, description: name }));
  return [
    {
      id: '1',
      description: facts.title,
      ...(classification === undefined ? {} : { classification }),
      additionalClassifications: [...others, ...sectors],
      deliveryAddresses: [addressOf(facts)],
    },
  ];
}

const addressOf = ({ city, province }: TenderFacts) => present({ locality: city, region: province });

function buyerOf(facts: TenderFacts, names: PresentNames): { id: string; name: string } | undefined {
  const id = procuringIdOf(facts);
  const name = id === undefined ? undefined : names.organizations.get(id);
  return id === undefined || name === undefined ? undefined : { id: `AILAAN-ORGANIZATION-${id}`, name };
}

function documentsOf(facts: TenderFacts, page: string): object[] {
  const source = facts.sourceUrl === null ? undefined : strictAddress(facts.sourceUrl);
  const notice = { documentType: 'tenderNotice', format: 'text/html' };
  return [
    ...(source === undefined
      ? []
      : [{ id: 'source', documentType: 'tenderNotice', title: facts.source ?? source, url: source }]),
    { id: 'page', ...notice, title: facts.title, url: page, language: 'en' },
  ];
}

function amendmentOf({ event, firstEventId, tenderId }: TenderStatement, ocid: string, date: string): object {
  return {
    id: String(event.version - 1),
    date,
    description: inWords(event),
    amendsReleaseID: releaseId(ocidOf(tenderId, firstEventId), event.version - 1),
    releaseID: releaseId(ocid, event.version),
  };
}

function inWords(event: TenderStatement['event']): string {
  switch (event.type) {
    case 'TenderUpdated':
      return `Changed: ${event.data.changed.join(', ')}`;
    case 'TenderAlsoPublished': {
      const { source, publishDate, reference, sourceUrl } = event.data.in;
      return `Also published: ${[source, publishDate, reference, sourceUrl].filter(Boolean).join(', ')}`;
    }
    case 'TenderRedacted':
      return `Redacted in releases ${event.data.redactions.map(({ version }) => version).join(', ')}: ${event.data.fields.join(', ')}`;
    case 'TenderPublished':
      return 'Published';
    case 'TenderRemoved':
      return 'The notice was withdrawn.';
    default:
      return event satisfies never;
  }
}

/** A field of ours: this release no longer says what these facts said when it was published. */
const redactionOf = ({ date, fields }: TenderStatement['redactions'][number]) => ({
  date: new Date(date).toISOString(),
  fields,
});

const present = (fields: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => field[1] !== null));
