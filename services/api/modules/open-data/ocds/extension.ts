import { OPTIONAL_FIELDS, OPTIONAL_TENDER_FIELDS } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { TENDER_LABELS } from '#contracts/vocabulary/fields/tender-fields.ts';
import type { DatasetFrame } from '../dataset/dcat.ts';

/** Addresses of our extension; OCDS finds its schema beside its description. */
export const EXTENSION_PATH = '/api/ocds/extension/extension.json';

export const extension = ({ publicUrl, siteName }: DatasetFrame) => ({
  name: { en: `Notices of ${siteName}` },
  description: { en: 'What notices of Pakistan state and OCDS has no field for, and what the portal took back.' },
  documentationUrl: { en: `${publicUrl}/api/docs` },
  compatibility: ['1.1'],
  schemas: ['release-schema.json'],
});

const text = (title: string) => ({ title, description: 'As the notice states it.', type: ['string', 'null'] });

/** Optional fields that OCDS has no place for, each with the name that the table gives it. */
export const ADDITIONAL_FIELDS = OPTIONAL_FIELDS.flatMap((field) => {
  const name = OPTIONAL_TENDER_FIELDS[field].ocds;
  return name === null ? [] : [[field, name] as const];
});

const STRINGS = { type: 'array', items: { type: 'string' } };
const REDACTION = {
  id: { title: 'Id', description: 'One redaction has one id.', type: 'string' },
  date: { title: 'Date', description: 'When it was taken back.', type: 'string', format: 'date-time' },
  fields: { title: 'Fields', description: 'What says less since.', ...STRINGS },
};

/** A patch of the release schema: every field that releases have beyond the core and the other extensions. */
export const extensionSchema = {
  definitions: {
    Tender: {
      properties: {
        ...Object.fromEntries(ADDITIONAL_FIELDS.map(([field, name]) => [name, text(TENDER_LABELS[field])])),
        redactions: {
          title: 'Redactions',
          description: 'Fields about a person that the portal took out of this release after it was published.',
          type: 'array',
          items: { type: 'object', properties: REDACTION },
        },
        redactedReleases: {
          title: 'Redacted releases',
          description: 'Other releases that say less from this one on: drop older copies of them.',
          type: 'array',
          items: { type: 'object', properties: { ...REDACTION, releaseIDs: { title: 'Releases', ...STRINGS } } },
        },
      },
    },
  },
};
