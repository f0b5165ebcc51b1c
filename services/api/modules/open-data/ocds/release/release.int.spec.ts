import { beforeAll, expect, test } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { openDataEndpoints, type Release } from '#contracts/api/open-data/open-data.ts';
import { organizationEndpoints } from '#contracts/api/organizations.ts';
import { type TenderEditInput, tenderEndpoints } from '#contracts/api/tenders.ts';
import { forAllTests, standIn } from '../../../../../../tests/support/for-tests.ts';
import { startReleases } from '../../../../../../tests/support/open-data/follow-releases.ts';
import { releaseSchema } from '../../../../../../tests/support/open-data/official-schema.ts';
import { PNG } from '../../../../../../tests/support/open-data/random-changes.ts';
import { tenderBody } from '../../../../../../tests/support/tenders/tender-samples.ts';

const releases = forAllTests(startReleases);
const api = standIn(() => releases.api);
const root = forAllTests(() => api.superAdmin());
const organizations: number[] = [];

beforeAll(async () => {
  await root.call(categoryEndpoints.create, { body: { name: 'Roads' } });
  for (const [name, address] of [
    ['NHA', '27 Mauve Area'],
    ['Irrigation', null],
  ] as const) {
    organizations.push((await root.call(organizationEndpoints.create, { body: { name, address } })).id);
  }
});

const lines = () => releases.lines();

const publish = async (changes: Partial<TenderEditInput> = {}) => {
  const stated = { ...tenderBody({ closingDate: '2090-07-01' }), ...changes };
  const { id } = await root.call(tenderEndpoints.create, { body: stated });
  return {
    id,
    edit: (more: Partial<TenderEditInput>) =>
      root.call(tenderEndpoints.update, { params: { id }, body: { ...stated, ...more } }),
  };
};
const releasesOf = async (id: number) =>
  (await lines()).map((line): Release => JSON.parse(line)).filter(({ tender }) => tender.id === String(id));

test('tells the acts of the buyer from the corrections of the portal', async () => {
  const { id, edit } = await publish();
  await edit({ title: 'Bridge over the canal' });
  await edit({ closingDate: '2090-07-15', cause: 'change' });
  const cancelled = { cancelledAt: '2026-06-10T04:00:00.000Z', cancelledReason: 'No funds' };
  await edit({ closingDate: '2090-07-15', cause: 'change', ...cancelled });
  await edit({});
  await root.call(tenderEndpoints.remove, { params: { id } });
  const releases = await releasesOf(id);
  expect(releases.map(({ tag, tender }) => [tag[0], tender.status])).toEqual([
    ['tender', 'active'],
    ['tenderUpdate', 'active'],
    ['tenderAmendment', 'active'],
    ['tenderCancellation', 'cancelled'],
    ['tenderUpdate', 'active'],
    ['tenderUpdate', 'withdrawn'],
  ]);
  expect(releases[2]?.tender.amendments).toMatchObject([{ id: '2', description: 'Changed: title, closingDate' }]);
  expect(releases[3]?.tender).toMatchObject({
    cancellationRationale: 'No funds',
    amendments: [{ rationale: 'No funds' }],
  });
  expect(releases[4]?.tender).toMatchObject({ cancellationDate: null, cancellationRationale: null });
});

test('has every organization with its own address, the scan, and the codes that words tell', async () => {
  const [nha = 0, irrigation = 0] = organizations;
  const { id } = await publish({
    title: 'پل کی تعمیر',
    city: 'Lahore',
    organizationIds: [irrigation, nha],
    procuringOrganizationId: nha,
    procurementMethod: 'Request for quotations',
    description: 'Estimated cost: Rs. 2.5 million',
    imageUrl: PNG,
  });
  const [release] = await releasesOf(id);
  expect(release).toMatchObject({
    language: 'ur',
    buyer: { name: 'NHA' },
    parties: [
      { name: 'NHA', roles: ['buyer', 'procuringEntity'], address: { streetAddress: '27 Mauve Area' } },
      { name: 'Irrigation', roles: ['interestedParty'] },
    ],
    tender: { procurementMethod: 'limited', value: { amount: 2_500_000, currency: 'PKR' } },
  });
  const scan = ((release?.tender.documents ?? []) as { id: string }[]).find((document) => document.id === 'scan');
  expect(scan).toMatchObject({
    url: expect.stringContaining(`https://ailaan.example/api/tenders/${id}/image?v=`),
    format: expect.stringMatching(/^image\//),
  });
});

test('keeps the name of its time: a rename is a release of its own for each tender that carries the name', async () => {
  const [nha = 0] = organizations;
  const rename = (name: string) => root.call(organizationEndpoints.update, { params: { id: nha }, body: { name } });
  await rename('Highway Authority');
  const tenders = [await publish({ procuringOrganizationId: nha }), await publish({ procuringOrganizationId: nha })];
  await rename('National Highway Authority');
  for (const { id } of tenders) {
    const releases = await releasesOf(id);
    expect(releases.map(({ tag, buyer }) => [tag[0], (buyer as { name: string }).name])).toEqual([
      ['tender', 'Highway Authority'],
      ['tenderUpdate', 'National Highway Authority'],
    ]);
    expect(releases[1]?.id).toMatch(/-1-\d+$/);
  }
  const whole = (await lines()).map((line) => JSON.parse(line));
  const found: Release[] = [];
  for (let path: string | undefined = '/api/ocds/releases?limit=1'; path !== undefined; ) {
    const page = openDataEndpoints.releases.response.parse((await api.visitor().get(path)).body);
    found.push(...page.releases);
    path = page.links.next?.replace('https://ailaan.example', '');
  }
  expect(found).toEqual(whole);
});

test('has no field that neither the schema nor a declared extension describes', async () => {
  const schema = releaseSchema() as unknown as { definitions: { Tender: { properties: object } } };
  const { body: ours } = await api.visitor().get('/api/ocds/extension/release-schema.json');
  const { definitions } = ours as { definitions: { Tender: { properties: object } } };
  const known = new Set(
    [schema.definitions.Tender.properties, definitions.Tender.properties, { bidOpening: {} }].flatMap(Object.keys),
  );
  const said = (await lines()).flatMap((line) => Object.keys((JSON.parse(line) as Release).tender));
  expect([...new Set(said)].filter((name) => !known.has(name))).toEqual([]);
  const { body: pack } = await api.visitor().get('/api/ocds/releases?limit=1');
  expect((pack as { extensions: string[] }).extensions.at(-1)).toBe(
    'https://ailaan.example/api/ocds/extension/extension.json',
  );
});

test('comes after a rename only when every tender that the rename reaches is known', async () => {
  const [nha = 0] = organizations;
  const [early] = [await publish({ title: 'Early', procuringOrganizationId: nha })];
  const before = await lines();
  await releases.pause();
  await root.call(organizationEndpoints.update, { params: { id: nha }, body: { name: 'Motorway Authority' } });
  const late = await publish({ title: 'Late', procuringOrganizationId: nha });
  const told = async () =>
    String((await api.visitor().get('/api/ocds/releases.jsonl')).body)
      .trimEnd()
      .split('\n');
  expect(await told()).toEqual(before);
  releases.resume();
  const after = (await lines()).slice(before.length).map((line): Release => JSON.parse(line));
  expect(after.at(-1)?.tender.id).toBe(String(late.id));
  expect(after.some(({ tender, id }) => tender.id === String(early?.id) && /-1-\d+$/.test(id))).toBe(true);
});
