import type { Tender, TenderBodyInput } from '#contracts/api/tenders.ts';
import { KARACHI_OFFSET_MS } from '#contracts/rules/karachi-time.ts';
import type { TenderStatus } from '#contracts/vocabulary/tenders.ts';

/** What the controls of the form hold; '' means nothing. */
export interface TenderValues {
  readonly title: string;
  readonly description: string;
  /** Karachi days, `YYYY-MM-DD`. */
  readonly publishDate: string;
  readonly closingDate: string;
  readonly status: TenderStatus;
  readonly categories: readonly string[];
  readonly sectors: readonly string[];
  readonly city: string;
  readonly province: string;
  readonly source: string;
  /** A data URL, or the address of the present image. */
  readonly imageUrl: string;
  readonly ocrText: string;
  readonly organizationIds: readonly number[];
  readonly reference: string;
  /** An id. */
  readonly procuringOrganizationId: string;
  readonly sourceUrl: string;
  readonly closingTime: string;
  readonly bidSecurity: string;
  readonly documentFee: string;
  /** Karachi time as `YYYY-MM-DDTHH:MM`. */
  readonly openingAt: string;
  readonly procurementMethod: string;
  readonly contact: string;
}

/** The form of a new tender, published today. */
export function emptyValues(today: string): TenderValues {
  return {
    title: '',
    description: '',
    publishDate: today,
    closingDate: '',
    status: 'open',
    categories: [],
    sectors: [],
    city: '',
    province: '',
    source: '',
    imageUrl: '',
    ocrText: '',
    organizationIds: [],
    reference: '',
    procuringOrganizationId: '',
    sourceUrl: '',
    closingTime: '',
    bidSecurity: '',
    documentFee: '',
    openingAt: '',
    procurementMethod: '',
    contact: '',
  };
}

/** The form of a published tender, with the status as set by hand. */
export function toValues(tender: Tender): TenderValues {
  return {
    title: tender.title,
    description: tender.description,
    publishDate: tender.publishDate,
    closingDate: tender.closingDate,
    status: tender.storedStatus,
    categories: tender.categories,
    sectors: tender.sectors,
    city: tender.city ?? '',
    province: tender.province ?? '',
    source: tender.source ?? '',
    imageUrl: tender.imageUrl ?? '',
    ocrText: tender.ocrText ?? '',
    organizationIds: tender.organizationIds,
    reference: tender.reference ?? '',
    procuringOrganizationId: String(tender.procuringOrganizationId ?? ''),
    sourceUrl: tender.sourceUrl ?? '',
    closingTime: tender.closingTime ?? '',
    bidSecurity: tender.bidSecurity ?? '',
    documentFee: tender.documentFee ?? '',
    openingAt: tender.openingAt === null ? '' : karachiMinute(tender.openingAt),
    procurementMethod: tender.procurementMethod ?? '',
    contact: tender.contact ?? '',
  };
}

function karachiMinute(instant: string): string {
  return new Date(Date.parse(instant) + KARACHI_OFFSET_MS).toISOString().slice(0, 16);
}

/** What the API is sent; texts stay as they are, because it takes '' for nothing. */
export function toBody(values: TenderValues): TenderBodyInput {
  const { categories, sectors, organizationIds, procuringOrganizationId, openingAt } = values;
  return {
    ...values,
    categories: [...categories],
    sectors: [...sectors] as TenderBodyInput['sectors'],
    organizationIds: [...organizationIds],
    procuringOrganizationId: procuringOrganizationId === '' ? null : Number(procuringOrganizationId),
    openingAt: openingAt === '' ? null : `${openingAt.slice(0, 16)}:00+05:00`,
  };
}

/** A new notice that begins with what another one says; dates, number, scan and its texts are its own. */
export function cloneValues(tender: Tender, today: string): TenderValues {
  const { closingDate, closingTime, openingAt, reference, imageUrl, ocrText, sourceUrl, status } = emptyValues(today);
  const own = { closingDate, closingTime, openingAt, reference, imageUrl, ocrText, sourceUrl, status };
  return { ...toValues(tender), ...own, publishDate: today };
}

/** The next notice of the same page of the same newspaper. */
export function nextValues({ source, publishDate, province }: TenderValues, today: string): TenderValues {
  return { ...emptyValues(today), source, publishDate, province };
}

/** The optional particulars of a notice; their group is folded while none is given. */
export const DETAIL_FIELDS = [
  'reference',
  'procuringOrganizationId',
  'closingTime',
  'openingAt',
  'bidSecurity',
  'documentFee',
  'procurementMethod',
  'sourceUrl',
  'contact',
] as const satisfies readonly (keyof TenderValues)[];
