import { z } from 'zod';

/** A part that is missing or of the wrong type is simply absent: publishers differ, and a notice needs little. */
const text = z.string().optional().catch(undefined);
/** Text, or a number: some publishers write numbers without quotes. */
const identifier = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined);
const part = <T extends z.ZodRawShape>(shape: T) => z.object(shape).optional().catch(undefined);
const list = <T extends z.ZodType>(item: T) =>
  z
    .unknown()
    .array()
    .catch([])
    .transform((values) =>
      values.flatMap((value) => [item.safeParse(value)].flatMap((r) => (r.success ? [r.data] : []))),
    );

const Value = part({ amount: z.number().optional().catch(undefined), currency: text });
const Classification = part({ scheme: text, id: identifier, description: text });
const Address = part({ streetAddress: text, locality: text, region: text, postalCode: text, countryName: text });
const Document = z.object({ documentType: text, url: text });

/** Part of an OCDS 1.1 release that we read. */
export const Release = z.object({
  ocid: z.string().min(1).max(200),
  id: identifier,
  date: text,
  tag: list(z.string()),
  tender: part({
    id: identifier,
    title: text,
    description: text,
    status: text,
    datePublished: text,
    tenderPeriod: part({ startDate: text, endDate: text }),
    cancellationDate: text,
    cancellationRationale: text,
    sourceLicense: text,
    bidOpening: part({ date: text }),
    classification: Classification,
    mainProcurementCategory: text,
    procurementMethod: text,
    procurementMethodDetails: text,
    value: Value,
    items: list(
      z.object({ classification: Classification, deliveryAddresses: list(z.object({ locality: text, region: text })) }),
    ),
    documents: list(Document),
    procuringEntity: part({ id: identifier, name: text }),
  }),
  buyer: part({ id: identifier, name: text }),
  parties: list(z.object({ id: identifier, name: text, address: Address })),
  awards: list(z.object({ documents: list(Document) })),
});
export type Release = z.infer<typeof Release>;
export type ReleaseTender = NonNullable<Release['tender']>;
