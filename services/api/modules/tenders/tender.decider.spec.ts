import { describe, expect, test } from 'vitest';
import type { ImageRef, TenderEvent, TenderFacts } from '#contracts/events/tenders.ts';
import type { ChangeCause } from '#contracts/vocabulary/tenders.ts';
import { specify } from '../../../../tests/support/log/specify.ts';
import { tenderFacts } from '../../../../tests/support/tenders/tender-samples.ts';
import {
  type BulkFacts,
  type ImageChoice,
  type TenderCommand,
  type TenderDraft,
  tenderDecider,
} from './tender.decider.ts';

const roads = { id: 1, name: 'Roads', isActive: true };
const water = { id: 2, name: 'Water', isActive: true };
const retired = { id: 3, name: 'Canals', isActive: false };
const image: ImageRef = { hash: 'a'.repeat(64), type: 'image/webp', width: 800, height: 600 };

const { categoryIds: _ids, image: _image, ...stated } = tenderFacts();
const draft = (changes: Partial<TenderDraft> = {}): TenderDraft => ({
  ...stated,
  categories: [roads],
  image: { kind: 'none' },
  ...changes,
});
const publish = (changes: Partial<TenderDraft> = {}): TenderCommand => ({
  type: 'PublishTender',
  draft: draft(changes),
  origin: { kind: 'manual' },
});
const update = (changes: Partial<TenderDraft> = {}, cause: ChangeCause = 'correction'): TenderCommand => ({
  type: 'UpdateTender',
  draft: draft(changes),
  cause,
});
const remove: TenderCommand = { type: 'RemoveTender' };

const published = (changes: Partial<TenderFacts> = {}): TenderEvent => ({
  type: 'TenderPublished',
  data: { tender: tenderFacts(changes), origin: { kind: 'manual' } },
});
const updated = (
  changed: (keyof TenderFacts)[],
  changes: Partial<TenderFacts>,
  cause: ChangeCause = 'correction',
): TenderEvent => ({
  type: 'TenderUpdated',
  data: { tender: tenderFacts(changes), changed, cause },
});
const removed: TenderEvent = { type: 'TenderRemoved', data: {} };

const given = specify(tenderDecider);

describe('a tender is published once', () => {
  test('a new one is', () => given().when(publish()).yields(published()));
  test('with where it came from', () => {
    const origin = { kind: 'import', key: 'ppra/17', digest: 'd1' } as const;
    given()
      .when({ type: 'PublishTender', draft: draft(), origin })
      .yields({ type: 'TenderPublished', data: { tender: tenderFacts(), origin } });
  });
  test('one that is there is not', () =>
    given(published()).when(publish()).refuses('conflict', { message: 'This tender exists already.' }));
  test('one that was removed is not', () =>
    given(published(), removed).when(publish()).refuses('conflict', { message: 'This tender exists already.' }));
});

describe('a tender closes on the day it is published, or later [ASVS 2.2.3]', () => {
  const day = '2026-06-01';
  const tooEarly = { errors: { closingDate: 'Closing date must not be before the publish date' } };
  test('the same day will do', () =>
    given()
      .when(publish({ publishDate: day, closingDate: day }))
      .yields(published({ publishDate: day, closingDate: day })));
  test('the day before will not, when published', () =>
    given()
      .when(publish({ publishDate: day, closingDate: '2026-05-31' }))
      .refuses('invalid', tooEarly));
  test('nor when changed', () =>
    given(published())
      .when(update({ publishDate: day, closingDate: '2025-12-31' }))
      .refuses('invalid', tooEarly));
});

describe('a change is what differs', () => {
  test('of one fact', () =>
    given(published())
      .when(update({ title: 'Bridge' }))
      .yields(updated(['title'], { title: 'Bridge' })));
  test('of several, since the last change', () =>
    given(published(), updated(['title'], { title: 'Bridge' }))
      .when(update({ title: 'Bridge', city: 'Lahore', status: 'closed' }))
      .yields(updated(['status', 'city'], { title: 'Bridge', city: 'Lahore', status: 'closed' })));
  test('of nothing is no event', () => given(published()).when(update()).yields());
  test('of the order of lists is one, for cards show them in order', () =>
    given(published({ categoryIds: [1, 2] }))
      .when(update({ categories: [water, roads] }))
      .yields(updated(['categoryIds'], { categoryIds: [2, 1] })));
  test('by an import keeps the digest of its row', () =>
    given(published())
      .when({ type: 'RestateTender', tender: tenderFacts({ title: 'Bridge' }), importDigest: 'd2' })
      .yields({
        type: 'TenderUpdated',
        data: { tender: tenderFacts({ title: 'Bridge' }), changed: ['title'], importDigest: 'd2', cause: 'change' },
      }));
  test('by an import that would close the notice before it is published is refused', () =>
    given(published())
      .when({ type: 'RestateTender', tender: tenderFacts({ closingDate: '2020-01-01' }), importDigest: 'd2' })
      .refuses('invalid', { errors: { closingDate: 'Closing date must not be before the publish date' } }));
  test('of what was never published is refused', () =>
    given().when(update()).refuses('missing', { message: 'Tender not found' }));
  test('of what was removed is refused', () =>
    given(published(), removed).when(update()).refuses('missing', { message: 'Tender not found' }));
});

describe('a tender that the buyer cancelled', () => {
  const cancelledAt = '2026-06-10T04:00:00.000Z';
  const cancelled = { cancelledAt, cancelledReason: 'No funds', status: 'closed' } as const;
  test('is closed, whatever status is stated with it', () =>
    given(published())
      .when(update({ cancelledAt, cancelledReason: 'No funds', status: 'open' }, 'change'))
      .yields(updated(['status', 'cancelledAt', 'cancelledReason'], cancelled, 'change')));
  test('is closed when it is published so', () =>
    given()
      .when(publish({ cancelledAt }))
      .yields(published({ cancelledAt, status: 'closed' })));
  test('stays closed when its source says open again', () =>
    given(published(cancelled))
      .when({ type: 'RestateTender', tender: tenderFacts({ ...cancelled, status: 'open' }), importDigest: 'd2' })
      .yields());
  test('is open again when that was a mistake, and gives no reason then', () =>
    given(published(cancelled))
      .when(update({ cancelledAt: null, cancelledReason: 'No funds' }))
      .yields(updated(['status', 'cancelledAt', 'cancelledReason'], {})));
  test('gives no reason where there is none to give one for', () =>
    given(published())
      .when(update({ cancelledReason: 'No funds' }))
      .yields());
});

describe('only active categories are chosen', () => {
  const unknown = { errors: { categories: 'Unknown category: Canals' } };
  test('an inactive one is refused, when published', () =>
    given()
      .when(publish({ categories: [roads, retired] }))
      .refuses('invalid', unknown));
  test('and when added', () =>
    given(published())
      .when(update({ categories: [roads, retired] }))
      .refuses('invalid', unknown));
  test('but one that the tender has may stay', () =>
    given(published({ categoryIds: [3] }))
      .when(update({ categories: [retired], title: 'Bridge' }))
      .yields(updated(['title'], { categoryIds: [3], title: 'Bridge' })));
});

describe('an image', () => {
  const stored: ImageChoice = { kind: 'stored', image };
  const keep = (hash: string): ImageChoice => ({ kind: 'keep', version: hash.slice(0, 12) });
  test('comes with the publication', () =>
    given()
      .when(publish({ image: stored }))
      .yields(published({ image })));
  test('is added', () =>
    given(published())
      .when(update({ image: stored }))
      .yields(updated(['image'], { image })));
  test('stays when its address is sent back', () =>
    given(published({ image }))
      .when(update({ image: keep(image.hash) }))
      .yields());
  test('is the same when the same is uploaded again', () =>
    given(published({ image }))
      .when(update({ image: stored }))
      .yields());
  test('goes when none is sent', () =>
    given(published({ image }))
      .when(update())
      .yields(updated(['image'], { image: null })));
  test('of another time or tender is refused [ASVS 8.2.2]', () =>
    given(published({ image }))
      .when(update({ image: keep('b'.repeat(64)) }))
      .refuses('invalid', {
        errors: expect.objectContaining({ imageUrl: expect.stringContaining('not the present image') }),
      }));
  test('cannot be kept where there is none', () =>
    given(published())
      .when(update({ image: keep(image.hash) }))
      .refuses('invalid', {}));
  test('cannot be kept by a new tender', () =>
    given()
      .when(publish({ image: keep(image.hash) }))
      .refuses('invalid', {}));
});

describe('some facts are changed, and the rest stays as it stands', () => {
  const change = (facts: BulkFacts): TenderCommand => ({ type: 'ChangeFacts', facts, cause: 'change' });
  test('a tender is closed', () =>
    given(published())
      .when(change({ status: 'closed' }))
      .yields(updated(['status'], { status: 'closed' }, 'change')));
  test('one that is closed already is left alone', () =>
    given(published({ status: 'closed' }))
      .when(change({ status: 'closed' }))
      .yields());
  test('it gets other categories', () =>
    given(published())
      .when(change({ categories: [water] }))
      .yields(updated(['categoryIds'], { categoryIds: [2] }, 'change')));
  test('of which none is retired', () =>
    given(published())
      .when(change({ categories: [retired] }))
      .refuses('invalid', { errors: { categories: 'Unknown category: Canals' } }));
  test('a removed one has none', () =>
    given(published(), removed)
      .when(change({ status: 'closed' }))
      .refuses('missing'));
});

describe('a tender is removed once', () => {
  test('one that is there is', () => given(published()).when(remove).yields(removed));
  test('one that never was is not', () => given().when(remove).refuses('missing', { message: 'Tender not found' }));
  test('one that was removed is not', () => given(published(), removed).when(remove).refuses('missing', {}));
});

describe('a further source', () => {
  const jang = { source: 'Jang', publishDate: '2026-08-12', reference: 'PID 9', sourceUrl: null };
  const addByHand = (changes: Partial<typeof jang> = {}): TenderCommand => ({
    type: 'AddSource',
    in: { ...jang, ...changes },
    origin: { kind: 'manual' },
  });
  const found = (changes: Partial<TenderFacts> = {}, changed: (keyof TenderFacts)[] = []): TenderEvent => ({
    type: 'TenderAlsoPublished',
    data: { tender: tenderFacts(changes), changed, in: jang, origin: { kind: 'manual' } },
  });
  test('leaves the tender as it is', () => given(published()).when(addByHand()).yields(found()));
  test('of an import may state what nobody did', () => {
    const origin = { kind: 'import', key: 'jang#pid 9', digest: 'd1' } as const;
    given(published())
      .when({ type: 'AddSource', in: jang, origin, tender: tenderFacts({ contact: 'Room 4' }) })
      .yieldsLike('TenderAlsoPublished', { changed: ['contact'], origin });
  });
  test('is stated once, also after other changes', () =>
    given(published(), found(), updated(['title'], { title: 'Bridge' }))
      .when(addByHand({ source: 'JANG', reference: 'pid 9' }))
      .refuses('conflict', /already/));
  test('is not the first one again', () =>
    given(published({ source: 'Jang', reference: 'PID 9' }))
      .when(addByHand())
      .refuses('conflict', /already/));
  test('with another number is another', () =>
    given(published(), found())
      .when(addByHand({ reference: 'PID 10' }))
      .yieldsLike('TenderAlsoPublished', { in: { ...jang, reference: 'PID 10' } }));
  test('needs a tender', () => given(published(), removed).when(addByHand()).refuses('missing'));
});
