import { expect, test } from 'vitest';
import { CategoryBody } from '../categories.ts';
import { ImportRow } from '../imports.ts';
import { SettingsBody } from '../operations/settings.ts';
import { OrganizationBody } from '../organizations.ts';
import { RegisterBody } from '../users.ts';

const body = (more: object) => OrganizationBody.safeParse({ name: 'Public Works', ...more });

/** Postgres takes neither U+0000 nor half a surrogate pair, and would answer for us: with a fault. */
test.each(['https://example.pk/\u0000', 'https://example.pk/\u0085', 'https://example.pk/\ud800'])(
  'a web address with what cannot be stored is none: %j',
  (website) => expect(body({ website }).error?.issues[0]?.message).toBe('Please enter a valid URL'),
);

test('a web address in another script is one', () =>
  expect(body({ website: ' https://example.pk/سڑک?a=1 ' }).data?.website).toBe('https://example.pk/سڑک?a=1'));

test.each([
  ['\u0000', null],
  [' None ', null],
  ['Roads\u0000 and \ud800bridges', 'Roads and \ufffdbridges'],
  [{ name: '\u0000' }, null],
  [{ name: ' Roads ', id: 7 }, 'Roads'],
  [null, null],
])('the category %j of an organization is %j', (category, name) =>
  expect(body({ category }).data?.category).toBe(name),
);

const UNSEEN = ['\u200b\u200b', '\u202e', '\u2066\u2069', '\u3164', '\u2800', '\u00ad', '\u200d', '\u{e0041}'];

test.each(UNSEEN)('a name of %j shows nothing, and is none', (unseen) => {
  for (const body of [{ name: unseen }, { banner: unseen }])
    expect(SettingsBody.safeParse(body).error?.issues[0]?.message).toBe('Nothing of this shows: please type letters');
  expect(OrganizationBody.safeParse({ name: unseen }).success).toBe(false);
});

test.each([
  ['Multan\u200b Tend\u202eers\u2069', 'Multan Tenders'],
  ['می\u200cخواہم اعلان', 'می\u200cخواہم اعلان'],
  ['👩\u200d🔧 Works ❤\ufe0f', '👩\u200d🔧 Works ❤\ufe0f'],
  [' ', null],
  ['', null],
])('of the name %j shows %j', (name, stored) => {
  expect(SettingsBody.safeParse({ name }).data?.name).toBe(stored);
  expect(SettingsBody.safeParse({ banner: name }).data?.banner).toBe(stored);
});

test('newspapers that do not show are left out, and what differs by unseen signs is one', () =>
  expect(
    SettingsBody.safeParse({ newspapers: ['Dawn', '\u200b', 'Da\u200bwn', '\u202eJang'] }).data?.newspapers,
  ).toEqual(['Dawn', 'Jang']));

test('further texts of the operator show as they are stored', () => {
  const contact = { supportEmail: 'a@b.example', paymentsEmail: 'a@b.example', address: 'Bosan\u202e Road\nMultan' };
  const result = SettingsBody.safeParse({ contact: { ...contact, openingHours: '9\u200b to 5' } });
  expect(result.data?.contact).toMatchObject({ address: 'Bosan Road\nMultan', openingHours: '9 to 5' });
  const account = { bank: '\u200b', accountTitle: 'A\u202eB', accountNumber: '1', branchCode: '1' };
  const { error } = SettingsBody.safeParse({ bankAccounts: [{ ...account, iban: 'PK36SCBL0000001123456702' }] });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['bankAccounts.0.bank']);
});

test.each([CategoryBody, OrganizationBody])(
  'the name of a thing keeps what shows of it, and has two signs at least',
  (schema) => {
    const named = (name: string) => schema.safeParse({ name });
    expect(named('Ro\u200bads\u202e').data?.name).toBe('Roads');
    for (const name of ['R\u200b', '\u0301\u0301', '\u200b\u0650\u0651']) expect(named(name).success).toBe(false);
  },
);

test('a file brings in names without signs that hide in them', () => {
  const row = { title: 'Pipes', description: 'Pipes', closingDate: '2031-12-01', sectors: ['Government'] };
  const read = (more: object) => ImportRow.safeParse({ ...row, categories: ['Roads'], ...more });
  const hidden = ['Wo\u200brks', 'Works'];
  const { data } = read({ categories: hidden, organizations: hidden, procuringOrganization: 'Wo\u200brks' });
  expect(data).toMatchObject({ categories: ['Works'], organizations: ['Works'], procuringOrganization: 'Works' });
  for (const name of ['R\u200b', '\u0301\u0301'])
    for (const more of [{ categories: [name] }, { organizations: [name] }, { procuringOrganization: name }])
      expect(read(more).success, JSON.stringify(more)).toBe(false);
});

test('combining marks alone are the name of nobody', () => {
  const { fullName } = RegisterBody.shape;
  expect(fullName.safeParse('\u0301\u0301').success).toBe(false);
  expect(fullName.safeParse('Zoe\u0308').data).toBe('Zoe\u0308');
});
