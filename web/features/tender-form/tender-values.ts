import type { UseFormReturn } from 'react-hook-form';
import type { Tender, TenderBody, TenderBodyInput, TenderEditInput } from '#contracts/api/tenders.ts';
import { KARACHI_OFFSET_MS } from '#contracts/rules/karachi-time.ts';
import {
  type FieldKind,
  forOptionalFields,
  optionalFieldsWith,
} from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { CHANGE_CAUSES, type TenderStatus } from '#contracts/vocabulary/tenders.ts';
import type { FormDocument } from './documents/form-documents.ts';

export const EDIT_CAUSES = [...CHANGE_CAUSES, 'cancelled', 'reinstated'] as const;
type EditCause = (typeof EDIT_CAUSES)[number];

/**
 * Values of the form's controls; '' means nothing. Days and times are those of Karachi, instants `YYYY-MM-DDTHH:MM`, with
 * the seconds that the notice has until somebody types.
 */
export type TenderValues = Readonly<ReturnType<typeof emptyValues>>;

/** The form of a new tender, published today. */
export function emptyValues(today: string) {
  return {
    ...forOptionalFields(() => ''),
    title: '',
    description: '',
    publishDate: today,
    closingDate: '',
    status: 'open' as TenderStatus,
    // the reason for a change of a published notice; a cancelled one has a time in `cancelledAt`, one that goes on has none
    cause: 'correction' as EditCause,
    categories: [] as readonly string[],
    sectors: [] as readonly string[],
    // a data URL, or the address of the present image
    imageUrl: '',
    documents: [] as readonly FormDocument[],
    organizationIds: [] as readonly number[],
    // the name of a further organization while it is typed
    organizationTyped: '',
    // an id
    procuringOrganizationId: '',
  };
}

export function toValues(tender: Tender): TenderValues {
  const { title, description, publishDate, closingDate, categories, sectors, organizationIds } = tender;
  return {
    ...emptyValues(''),
    ...{ title, description, publishDate, closingDate, categories, sectors, organizationIds },
    ...forOptionalFields((kind, _max, field) => toValue(kind, tender[field])),
    status: tender.storedStatus,
    imageUrl: tender.imageUrl ?? '',
    documents: tender.documents.map(({ digest, name, kind, pages, bytes }) => ({ digest, name, kind, pages, bytes })),
    procuringOrganizationId: String(tender.procuringOrganizationId ?? ''),
  };
}

function toValue(kind: FieldKind, text: string | null): string {
  return kind === 'instant' && text !== null ? inKarachi(text).replace(':00.000', '') : (text ?? '');
}

const inKarachi = (instant: Date | string) =>
  new Date(new Date(instant).getTime() + KARACHI_OFFSET_MS).toISOString().slice(0, -1);

export const karachiMinute = (instant: Date | string) => inKarachi(instant).slice(0, 16);

/** The body for the API; texts stay as they are, because it takes '' for nothing. */
export function toBody(values: TenderValues): TenderBodyInput {
  const { cause: _, organizationTyped: __, procuringOrganizationId, ...stated } = values;
  return {
    ...stated,
    ...forOptionalFields((kind, _max, field) => toText(kind, values[field])),
    documents: values.documents.map(({ digest, name }) => ({ digest, name })),
    categories: [...values.categories],
    sectors: [...values.sectors] as TenderBodyInput['sectors'],
    organizationIds: [...values.organizationIds],
    procuringOrganizationId: procuringOrganizationId === '' ? null : Number(procuringOrganizationId),
  };
}

export const toEdit = (values: TenderValues): TenderEditInput => ({
  ...toBody(values),
  cause: values.cause === 'correction' ? 'correction' : 'change',
});

function toText(kind: FieldKind, value: string): string {
  return kind === 'instant' && value !== '' ? `${value}${value.length > 16 ? '' : ':00'}+05:00` : value;
}

const TIMES: readonly FieldKind[] = ['day', 'time', 'instant'];

/** A new notice that begins with another one's text; dates, number, scan and its text are not taken over. */
export function cloneValues(tender: Tender, today: string): TenderValues {
  const empty = emptyValues(today);
  const values = toValues(tender);
  const { publishDate, closingDate, reference, imageUrl, documents, ocrText, sourceUrl, status, cancelledReason } =
    empty;
  return {
    ...values,
    ...forOptionalFields((kind, _max, field) => (TIMES.includes(kind) ? '' : values[field])),
    ...{ publishDate, closingDate, reference, imageUrl, documents, ocrText, sourceUrl, status, cancelledReason },
  };
}

/** The next notice of the same page of the same newspaper. */
export function nextValues({ source, publishDate, province }: TenderValues, today: string): TenderValues {
  return { ...emptyValues(today), source, publishDate, province };
}

/** The optional particulars of a notice; their group is folded while none is given. */
export const DETAIL_FIELDS = optionalFieldsWith('form');

export type TenderForm = UseFormReturn<TenderValues, unknown, TenderBody>;

export interface TenderFieldsProps {
  readonly form: TenderForm;
}
