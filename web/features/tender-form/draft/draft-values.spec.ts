import { describe, expect, it } from 'vitest';
import type { Draft } from '#contracts/api/operations/drafts.ts';
import { markUnresolved } from '../../../lib/forms/unresolved-text.ts';
import { emptyValues } from '../tender-values.ts';
import {
  confirmedFields,
  draftValues,
  filesOf,
  isName,
  keyedAsProposed,
  nextControl,
  proposedIn,
  unknownBody,
  workOf,
} from './draft-values.ts';
import { text } from './messages.en.ts';

const TODAY = '2031-05-01';
const box = { left: 0, top: 0, width: 1, height: 1 };
const proposal = (field: string, value: string, more: object = {}) => ({
  field,
  value,
  organizationId: null,
  isSure: true,
  page: 1,
  box,
  ...more,
});
const file = (digest: string, kind: 'scan' | 'pdf' = 'scan', pages = 1) => ({
  digest,
  kind,
  pages,
  bytes: 9,
  name: digest,
});
const draftOf = (more: object) =>
  ({ id: 12, script: 'latin', text: '', proposals: [], files: [], work: null, ...more }) as unknown as Draft;

describe('the form of a draft', () => {
  it('begins with what is proposed, and with the paper of the notice before', () => {
    const draft = draftOf({
      text: 'SEALED BIDS',
      proposals: [
        proposal('title', 'Roads'),
        proposal('closingDate', '2031-06-01'),
        proposal('closingDate', '2031-07-01'),
        proposal('procuringOrganizationId', 'NHA', { organizationId: 7 }),
        proposal('openingAt', '2031-06-01T10:00:00.000Z'),
      ],
    });
    expect(draftValues(draft, TODAY, { source: 'Dawn' })).toEqual({
      ...emptyValues(TODAY),
      title: 'Roads',
      closingDate: '2031-06-01',
      procuringOrganizationId: '7',
      openingAt: '2031-06-01T15:00',
      source: 'Dawn',
      ocrText: 'SEALED BIDS',
    });
  });

  it('has no words of an Urdu scan, and a body that nobody knows only by its name', () => {
    const draft = draftOf({ script: 'urdu', text: 'x', proposals: [proposal('procuringOrganizationId', 'XYZ')] });
    expect(draftValues(draft, TODAY)).toMatchObject({ ocrText: '', procuringOrganizationId: '' });
    expect(unknownBody(draft)).toBe('XYZ');
  });

  it.each([
    ['Tehsil Municipal Administration Kot Addu', true],
    ['Canal Post, an attached department of the Ministry, is in receipt of an Un', false],
    ['ral. Metropolitan Circle', false],
    ['Buildings under jurisdiction of the Engineer for', false],
  ])('offers to create "%s": %s', (words, expected) => {
    expect(isName(words)).toBe(expected);
  });

  it('proposes today, to be looked at, where the scan states no day of publication', () => {
    expect(proposedIn(draftOf({}), TODAY)).toEqual([
      { field: 'publishDate', value: TODAY, stated: TODAY, isSure: false, note: text.notRead },
    ]);
    const read = draftOf({ proposals: [proposal('publishDate', '2031-04-19')] });
    expect(proposedIn(read, TODAY)).toMatchObject([{ stated: '2031-04-19', isSure: true }]);
    const kept = draftOf({ work: { values: { publishDate: '2031-04-30' }, confirmed: [] } });
    expect(draftValues(kept, TODAY).publishDate).toBe(TODAY);
    const typed = draftOf({ work: { values: { publishDate: '2031-04-30' }, confirmed: ['publishDate'] } });
    expect(draftValues(typed, TODAY).publishDate).toBe('2031-04-30');
  });

  it('goes on where it was: kept values win, also empty ones, and files that came since are documents', () => {
    const first = draftOf({ files: [file('a'), file('b')], proposals: [proposal('city', 'Lahore')] });
    const values = { ...draftValues(first, TODAY), title: 'Half a ti', city: '', province: markUnresolved('pun') };
    const work = JSON.parse(JSON.stringify(workOf(values, first, ['city']))) as Draft['work'];
    const later = draftOf({ files: [file('a'), file('b'), file('c')], proposals: first.proposals, work });
    const again = draftValues(later, TODAY);
    expect(work?.values.province).toEqual({ typed: 'pun' });
    expect(again).toMatchObject({ province: markUnresolved('pun') });
    expect(again).toMatchObject({ title: 'Half a ti', city: '', imageUrl: '/api/admin/drafts/12/pages/1' });
    expect(again.documents.map(({ digest }) => digest)).toEqual(['b', 'c']);
    expect(work?.confirmed).toEqual(['city']);
  });

  it('takes what is proposed after the work was kept, where nobody had typed or confirmed anything', () => {
    const unread = draftOf({});
    const keyed = { ...draftValues(unread, '2031-04-30'), title: 'Keyed', city: 'Multan' };
    const work = JSON.parse(JSON.stringify(workOf(keyed, unread, ['title']))) as Draft['work'];
    const proposals = [
      proposal('title', 'Read'),
      proposal('reference', 'LATE/77'),
      proposal('publishDate', '2031-04-19'),
      proposal('city', 'Lahore'),
    ];
    const read = draftOf({ work, text: 'SEALED BIDS', proposals });
    expect(draftValues(read, TODAY)).toMatchObject({
      title: 'Keyed',
      reference: 'LATE/77',
      publishDate: '2031-04-19',
      city: 'Multan',
      ocrText: 'SEALED BIDS',
    });
    expect(keyedAsProposed(proposedIn(read, TODAY), work).map(({ stated }) => stated)).toEqual([
      'Keyed',
      'LATE/77',
      '2031-04-19',
      'Multan',
    ]);
    const cleared = { values: { ...work?.values, reference: '' }, confirmed: ['publishDate', 'reference'] } as const;
    expect(draftValues(draftOf({ work: cleared, proposals }), TODAY)).toMatchObject({
      reference: '',
      publishDate: '2031-04-30',
    });
  });

  it('takes nothing that is kept in another shape', () => {
    const work = { values: { title: 3, categories: 'Roads', unheard: 'x' }, confirmed: [] };
    expect(draftValues(draftOf({ work }), TODAY)).toEqual(emptyValues(TODAY));
  });

  it('makes the first scan the picture, wherever it stands', () => {
    expect(filesOf(draftOf({ files: [file('p', 'pdf', 12), file('s'), file('t')] }))).toMatchObject({
      imageUrl: '/api/admin/drafts/12/pages/11',
      documents: [{ digest: 'p' }, { digest: 't' }],
    });
    expect(filesOf(draftOf({ files: [file('p', 'pdf')] }))).toMatchObject({
      imageUrl: '',
      documents: [{ digest: 'p' }],
    });
  });

  it('is judged as it was keyed when somebody looks a second time, also where it was emptied', () => {
    const stated = { title: 'Roads', city: 'Lahore', closingDate: '2031-06-01', reference: 'A/1' };
    const proposals = Object.entries(stated).map(([field, value]) => proposal(field, value));
    const values = { ...stated, title: 'Road works', city: '', closingDate: '', publishDate: '2031-04-30' };
    const confirmed = ['title', 'city', 'closingDate', 'reference', 'publishDate'] as const;
    const keyed = keyedAsProposed(proposedIn(draftOf({ proposals }), TODAY), { values, confirmed: [...confirmed] });
    expect(keyed.map(({ field, stated: now, isSure, note }) => [field, now, isSure, note])).toEqual([
      ['title', 'Road works', false, text.readAs('Roads')],
      ['city', '', false, text.readAs('Lahore')],
      ['closingDate', '', false, text.readAs('1 Jun 2031')],
      ['reference', 'A/1', true, undefined],
      ['publishDate', '2031-04-30', false, text.notRead],
    ]);
  });
});

describe('what counts as confirmed', () => {
  const proposed = proposedIn(draftOf({ proposals: [proposal('city', 'Lahore'), proposal('title', 'Roads')] }), TODAY);
  const begun = { ...emptyValues(TODAY), city: 'Lahore', title: 'Kept before it was read' };
  const actedOn = (values: object, confirmed: Parameters<typeof confirmedFields>[0] = new Set()) => [
    ...confirmedFields(confirmed, proposed, { ...begun, ...values }, begun),
  ];
  it('is no value that stood there when the form began, proposed or not', () => {
    expect(actedOn({})).toEqual([]);
  });
  it('is what somebody types or clears, or confirmed before', () => {
    expect(actedOn({ city: '' })).toEqual(['city']);
    expect(actedOn({}, new Set(['title']))).toEqual(['title']);
  });
  it('is what somebody types before anything is proposed for it, as long as it stands there', () => {
    expect(actedOn({ publishDate: '2031-04-30', reference: 'A/1' }).sort()).toEqual(['publishDate', 'reference']);
    expect(actedOn({ reference: '' }, new Set(['reference']))).toEqual([]);
  });
});

describe('Enter', () => {
  const full = { ...emptyValues(TODAY), title: 'a', description: 'b', closingDate: TODAY };
  it('goes to what waits or must be filled, in the order of the form', () => {
    expect(nextControl('title', full, new Set(['closingTime', 'openingAt']))).toBe('closingTime');
    expect(nextControl('closingTime', full, new Set(['openingAt']))).toBe('categories');
  });
  it('begins anew at the end, and ends where nothing is left', () => {
    expect(nextControl('openingAt', { ...full, title: ' ' }, new Set())).toBe('title');
    expect(nextControl('city', { ...full, categories: ['x'], sectors: ['y'] }, new Set(['city']))).toBeUndefined();
  });
  it('from elsewhere begins with the first', () => {
    expect(nextControl('source', { ...full, title: '' }, new Set())).toBe('title');
  });
});
