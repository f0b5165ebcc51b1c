import { KARACHI_OFFSET_MS } from '#contracts/rules/karachi-time.ts';
import type { Mapper } from '../mapped-notice.ts';
import { cpvCategory, portalCategory } from '../portal-category.ts';
import { Release, type ReleaseTender } from './release.ts';

const COLUMNS = {
  title: 'tender.title',
  description: 'tender.description',
  publishDate: 'tender.datePublished',
  closingDate: 'tender.tenderPeriod.endDate',
  openingAt: 'tender.bidOpening.date',
  cancelledAt: 'tender.cancellationDate',
  cancelledReason: 'tender.cancellationRationale',
  categories: 'tender.classification',
  procuringOrganization: 'buyer.name',
  procurementMethod: 'tender.procurementMethodDetails',
  sourceUrl: 'tender.documents.url',
  sourceLicense: 'tender.sourceLicense',
  reference: 'tender.id',
  source: 'publisher.name',
} as const;

/** OCDS statuses after which nobody can bid; a complete tender has been awarded. */
const OVER = new Set(['complete', 'cancelled', 'unsuccessful', 'withdrawn']);

const METHODS: ReadonlyMap<unknown, string> = new Map(
  Object.entries({
    open: 'Open competitive bidding',
    selective: 'Prequalification',
    limited: 'Request for quotations',
    direct: 'Direct contracting',
  }),
);

const CATEGORIES: ReadonlyMap<unknown, string> = new Map(
  Object.entries({
    goods: 'General Supplies',
    works: 'Construction & Civil Works',
    services: 'Services',
  }),
);

/** Releases of OCDS 1.1. `source` names the publisher and is asked for each release. */
export function ocdsMapper(source: () => string): Mapper {
  return (value) => {
    const parsed = Release.safeParse(compiledIn(value));
    if (!parsed.success) return { column: 'ocid', value: '', reason: 'It is no OCDS release: it has no ocid' };
    const release = parsed.data;
    const { tender } = release;
    if (tender === undefined) return { column: 'tender', value: release.ocid, reason: 'This release has no tender' };
    const order = Date.parse(instant(release.date) ?? '') || 0;
    const category = categoryOf(tender);
    const input = { ...tenderFacts(tender, release), categories: [category.ours], source: source() };
    const cause = release.tag.includes('tenderUpdate') ? { cause: 'correction' as const } : {};
    return { input, named: [category.named], key: `ocds#${release.ocid}`, order, ...cause, columns: COLUMNS };
  };
}

/** The release that a record of a record package makes of all others. */
const compiledIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'compiledRelease' in value ? value.compiledRelease : value;

function tenderFacts(tender: ReleaseTender, release: Release) {
  const place = placeOf(tender, release);
  const { endDate } = tender.tenderPeriod ?? {};
  const closing = endDate === undefined ? undefined : (instant(endDate) ?? endDate);
  return {
    title: tender.title,
    description: describe(tender),
    publishDate: publishedOn(tender, release, closing),
    closingDate: closing,
    closingTime: endDate === undefined ? null : timeOf(endDate),
    ...statusOf(tender),
    cancelledAt: cancelledOn(tender, release) ?? null,
    cancelledReason: tender.cancellationRationale ?? null,
    city: place.locality?.slice(0, 100) ?? null,
    province: place.region?.slice(0, 100) ?? null,
    reference: referenceOf(tender) ?? release.ocid,
    procuringOrganization: nameOf(release.buyer, release) ?? nameOf(tender.procuringEntity, release) ?? null,
    sourceUrl: noticeAddress(tender, release),
    sourceLicense: tender.sourceLicense ?? null,
    openingAt: instant(tender.bidOpening?.date) ?? null,
    procurementMethod: methodOf(tender),
  };
}

/** The buyer's own number; a word or a mere counter is none. */
const referenceOf = ({ id }: ReleaseTender) =>
  id !== undefined && /\d/.test(id) && id.length > 2 && id.length <= 200 ? id : undefined;

/** A tender that is active again is open again; of other statuses nothing is known. */
function statusOf({ status }: ReleaseTender): { status?: 'open' | 'closed' } {
  if (status === 'active') return { status: 'open' };
  return status !== undefined && OVER.has(status) ? { status: 'closed' } : {};
}

/** The buyer's own day where it is stated, else that of the release which tells of it. */
const cancelledOn = (tender: ReleaseTender, { tag, date }: Release) =>
  instant(tender.cancellationDate ?? (tag.includes('tenderCancellation') ? date : undefined));

function describe(tender: ReleaseTender): string {
  const { amount, currency } = tender.value ?? {};
  const value = amount === undefined ? '' : `Estimated value: ${currency ?? ''} ${amount.toLocaleString('en')}`;
  const said = tender.description?.trim() || tender.title;
  return [said, said?.includes(value) ? '' : value].filter(Boolean).join('\n\n');
}

/** Awards are often the first that is published of a tender; it was out before it closed at any rate. */
function publishedOn(tender: ReleaseTender, release: Release, closing: string | undefined): string | undefined {
  const published = instant(tender.datePublished ?? tender.tenderPeriod?.startDate ?? release.date);
  if (published === undefined || closing === undefined) return published;
  return Date.parse(published) > Date.parse(closing) ? closing : published;
}

/** Category in the words of the release, and which of ours that is. */
function categoryOf({ classification, items, mainProcurementCategory }: ReleaseTender) {
  const { scheme, id, description } = classification ?? items.find((item) => item.classification)?.classification ?? {};
  if (scheme === 'CPV' && id !== undefined) return { named: `CPV ${id.slice(0, 2)}`, ours: cpvCategory(id) };
  const main = CATEGORIES.get(mainProcurementCategory);
  const named = description === undefined ? undefined : portalCategory(description);
  // a foreign description that is like none of ours would become a category of its own for every release
  if (description !== undefined && named !== undefined && (named !== description || main === undefined)) {
    return { named: description, ours: named };
  }
  return { named: mainProcurementCategory ?? 'Miscellaneous', ours: main ?? 'Miscellaneous' };
}

type Referred = Release['buyer'];

const partyOf = (referred: Referred, { parties }: Release) =>
  parties.find(({ id }) => id !== undefined && id === referred?.id);

/** The name of a body; some publishers refer to it by its number alone. */
const nameOf = (referred: Referred, release: Release) => referred?.name || partyOf(referred, release)?.name;

function placeOf(tender: ReleaseTender, release: Release) {
  const bodies = [release.buyer, tender.procuringEntity].map((body) => partyOf(body, release)?.address);
  const own = bodies.find((address) => address?.locality || address?.region);
  const delivered = tender.items.flatMap((item) => item.deliveryAddresses).find((address) => address.region);
  return {
    locality: own?.locality ?? delivered?.locality,
    region: own?.region ?? delivered?.region,
  };
}

function noticeAddress(tender: ReleaseTender, release: Release): string | null {
  const documents = [...tender.documents, ...release.awards.flatMap((award) => award.documents)];
  const withAddress = documents.filter(({ url }) => /^https?:\/\//.test(url ?? ''));
  return (withAddress.find(({ documentType }) => /Notice$/.test(documentType ?? '')) ?? withAddress[0])?.url ?? null;
}

function methodOf({ procurementMethod, procurementMethodDetails }: ReleaseTender): string | null {
  const details = procurementMethodDetails?.replace(/^Other - /, '').trim();
  return details || METHODS.get(procurementMethod) || null;
}

/** An ISO instant in UTC; undefined for what is none. */
function instant(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

/** `HH:MM` in Karachi of an instant; a mere day has no time, nor has its last second, which stands for one without an hour. */
function timeOf(text: string): string | null {
  if (/T23:59:59(\.\d+)?\+05:00$/.test(text)) return null;
  const at = instant(text);
  if (at === undefined || !at.includes('T')) return null;
  const karachi = new Date(Date.parse(at) + KARACHI_OFFSET_MS);
  return karachi.toISOString().slice(11, 16);
}
