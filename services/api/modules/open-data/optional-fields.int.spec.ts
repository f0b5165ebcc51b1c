import { parse as parseCsv } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Tender, tenderEndpoints } from '#contracts/api/tenders.ts';
import {
  columnOf,
  type FieldKind,
  forOptionalFields,
  OPTIONAL_FIELDS,
  OPTIONAL_TENDER_FIELDS,
  optionalFieldsWith,
} from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { EVERYTHING, OPEN_DATA } from '../../../../tests/support/api/catalogue.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { addCategory, tenderBody } from '../../../../tests/support/tenders/tender-samples.ts';

const TEXTS: Readonly<Record<Exclude<FieldKind, 'line' | 'paragraphs'>, string>> = {
  webAddress: 'https://example.pk/notice',
  day: '2026-06-20',
  time: '11:30',
  instant: '2026-07-01T07:00:00.000Z',
};
const STATED = forOptionalFields((kind, _max, field) =>
  kind === 'line' || kind === 'paragraphs' ? `Text of ${field}` : TEXTS[kind],
);

let tender: Tender;

const api = forAllTests(() => startApi({ modules: [...EVERYTHING, OPEN_DATA] }));
const root = forAllTests(() => api.superAdmin());
beforeAll(async () => {
  await addCategory(api.owner, 'Roads');
  tender = await root.call(tenderEndpoints.create, { body: tenderBody({ ...STATED, status: 'closed' }) });
});

const textOf = async (path: string) => String((await api.visitor().get(path)).body);

describe('every optional field of the table', () => {
  test('is taken by the API, stored and answered', async () => {
    expect(tender).toMatchObject(STATED);
    expect(await api.visitor().call(tenderEndpoints.get, { params: { id: tender.id } })).toMatchObject(STATED);
  });

  test('is a column of the CSV when the table says so', async () => {
    const [row] = parseCsv(await textOf('/tenders.csv'), { columns: true, bom: true }) as Record<string, string>[];
    const expected = optionalFieldsWith('csv').map((field) => [columnOf(field), STATED[field]]);
    expect(row).toMatchObject(Object.fromEntries(expected));
    const kept = OPTIONAL_FIELDS.filter((field) => !OPTIONAL_TENDER_FIELDS[field].csv);
    expect(kept.map(columnOf).filter((column) => row !== undefined && column in row)).toEqual([]);
  });

  test('is in the release under the name that the table gives it', async () => {
    const release = JSON.parse(await textOf('/api/ocds/releases.jsonl'));
    const named = OPTIONAL_FIELDS.flatMap((field) => {
      const { ocds } = OPTIONAL_TENDER_FIELDS[field];
      return ocds === null ? [] : [[ocds, STATED[field]]];
    });
    expect(release.tender).toMatchObject(Object.fromEntries(named));
  });

  test('is in the history, from what it said to nothing', async () => {
    const { id } = tender;
    await root.call(tenderEndpoints.update, { params: { id }, body: tenderBody({ status: 'closed' }) });
    const [edit] = await api.visitor().call(tenderEndpoints.history, { params: { id } });
    expect(edit?.changes.map(({ field, before, after }) => [field, before, after]).sort()).toEqual(
      OPTIONAL_FIELDS.map((field) => [field, STATED[field], null]).sort(),
    );
  });
});
