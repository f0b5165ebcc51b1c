import { describe, test } from 'vitest';
import type { DraftEvent } from '#contracts/events/administration/drafts.ts';
import type { DocumentRef } from '#contracts/events/tenders.ts';
import { specify } from '../../../../tests/support/log/specify.ts';
import { draftDecider } from './draft.decider.ts';

const fileOf = (digest: string): DocumentRef => ({
  ...{ digest, name: `${digest}.webp`, type: 'image/webp', pages: 1, bytes: 9, width: 40, height: 30 },
});
const files = [fileOf('a')];
const [AMNA, BILAL] = [1, 2];
const filed: DraftEvent = { type: 'DraftFiled', data: { files, filedBy: AMNA } };
const held = (holderId: number | null): DraftEvent => ({ type: 'DraftAssigned', data: { holderId } });
const submitted: DraftEvent = { type: 'DraftSubmitted', data: {} };
const returned: DraftEvent = { type: 'DraftReturned', data: { reason: 'Wrong day' } };
const published: DraftEvent = { type: 'DraftPublished', data: { tenderId: 45, isFurtherSource: false } };
const discarded: DraftEvent = { type: 'DraftDiscarded', data: {} };
const restored: DraftEvent = { type: 'DraftRestored', data: {} };
const merged: DraftEvent = { type: 'DraftMerged', data: { into: 3 } };
const given = specify(draftDecider);
const publish = (by: number, needsSecondLook = false, isFurtherSource = false) =>
  ({ type: 'PublishDraft', tenderId: 45, isFurtherSource, needsSecondLook, by }) as const;
const OTHERS = /Somebody else has this draft in hand/;

describe('a draft', () => {
  test('is filed once', () => {
    given().when({ type: 'FileDraft', files, by: AMNA }).yields(filed);
    given(filed).when({ type: 'FileDraft', files, by: AMNA }).refuses('conflict');
  });

  test('that is not there is missing', () => {
    given().when({ type: 'AssignDraft', holderId: 1, expectedHolderId: null, by: AMNA }).refuses('missing');
    given().when(publish(AMNA)).refuses('missing');
    given().when({ type: 'RestoreDraft', by: AMNA }).refuses('missing');
  });

  test('goes from the hand that the caller saw; twice the same is no event', () => {
    const take = { type: 'AssignDraft', holderId: BILAL, expectedHolderId: null, by: BILAL } as const;
    given(filed).when(take).yields(held(BILAL));
    given(filed, held(BILAL)).when(take).yields();
    given(filed, held(AMNA)).when(take).refuses('conflict', OTHERS);
    given(filed, held(AMNA))
      .when({ ...take, expectedHolderId: AMNA })
      .yields(held(BILAL));
    given(filed).when({ type: 'AssignDraft', holderId: AMNA, expectedHolderId: BILAL, by: AMNA }).refuses('conflict');
    given(filed, held(AMNA))
      .when({ type: 'AssignDraft', holderId: null, expectedHolderId: AMNA, by: BILAL })
      .yields(held(null));
  });

  test('is merged and split only by who has it, or when nobody does', () => {
    const pages = [...files, fileOf('b')];
    const change = { type: 'ChangeFiles', files: pages, by: AMNA } as const;
    given(filed)
      .when(change)
      .yields({ type: 'DraftFilesChanged', data: { files: pages } });
    given(filed, held(AMNA)).when({ type: 'MergeDraft', into: 3, by: AMNA }).yields(merged);
    given(filed, held(AMNA), submitted)
      .when({ type: 'KeepWork', by: AMNA })
      .refuses('conflict', /waits for a second look/);
    for (const command of [change, { type: 'MergeDraft', into: 3, by: AMNA }] as const) {
      given(filed, held(BILAL)).when(command).refuses('conflict', OTHERS);
      given(filed, held(AMNA), submitted)
        .when(command)
        .refuses('conflict', /waits for a second look/);
      given(filed, merged)
        .when(command)
        .refuses('conflict', /belong to draft 3/);
    }
    const many = Array.from({ length: 12 }, (_, at) => fileOf(`${at}`));
    given(filed)
      .when({ ...change, files: many })
      .refuses('conflict', /at most 10 documents .* 11\./);
    given(filed)
      .when({ ...change, files: many.slice(1) })
      .yieldsLike('DraftFilesChanged', {});
    const papers = many.map((file) => ({ ...file, type: 'application/pdf' as const }));
    given(filed)
      .when({ ...change, files: papers.slice(1) })
      .refuses('conflict', { message: 'A notice has at most 10 documents beside its picture, and here are 11.' });
    given(filed)
      .when({ ...change, files: papers.slice(2) })
      .yieldsLike('DraftFilesChanged', {});
  });

  test('is published straight where no second look is asked for', () => {
    given(filed).when(publish(AMNA)).yields(published);
    given(filed, held(AMNA)).when(publish(AMNA)).yields(published);
    given(filed, held(BILAL)).when(publish(AMNA)).refuses('conflict', OTHERS);
    given(filed, held(AMNA), submitted).when(publish(AMNA)).yields(published);
  });

  test('is published once', () => {
    const words = { message: 'This draft was published as tender 45 already.' };
    given(filed, published).when(publish(BILAL)).refuses('conflict', words);
    given(filed, published).when({ type: 'DiscardDraft', by: AMNA }).refuses('conflict', words);
    given(filed, published).when({ type: 'RestoreDraft', by: AMNA }).refuses('conflict', words);
    given(filed, discarded)
      .when(publish(AMNA))
      .refuses('conflict', /thrown away/);
  });

  test('is thrown away and taken back, open and in nobody’s hand', () => {
    given(filed, held(AMNA)).when({ type: 'DiscardDraft', by: AMNA }).yields(discarded);
    given(filed, held(BILAL)).when({ type: 'DiscardDraft', by: AMNA }).refuses('conflict', OTHERS);
    given(filed, discarded).when({ type: 'DiscardDraft', by: BILAL }).yields();
    given(filed, held(AMNA), submitted, discarded).when({ type: 'RestoreDraft', by: BILAL }).yields(restored);
    given(filed, discarded, restored).when({ type: 'RestoreDraft', by: BILAL }).yields();
    given(filed, held(AMNA), discarded, restored).when(publish(BILAL)).yields(published);
  });
});

describe('a second look', () => {
  const submit = { type: 'SubmitDraft', needsSecondLook: true, by: AMNA } as const;
  const giveBack = { type: 'ReturnDraft', reason: 'Wrong day', by: BILAL } as const;

  test('is asked for by who has the draft, where the portal wants one', () => {
    given(filed, held(AMNA)).when(submit).yields(submitted);
    given(filed)
      .when(submit)
      .refuses('conflict', /Take this draft in hand/);
    given(filed, held(BILAL)).when(submit).refuses('conflict', OTHERS);
    given(filed, held(AMNA))
      .when({ ...submit, needsSecondLook: false })
      .refuses('conflict', /No second look/);
    given(filed, held(AMNA), submitted)
      .when(submit)
      .refuses('conflict', /waits for a second look/);
  });

  test('is taken by another person, who publishes', () => {
    given(filed, held(AMNA))
      .when(publish(AMNA, true))
      .refuses('conflict', /Ask for a second look first/);
    given(filed, held(AMNA), submitted)
      .when(publish(AMNA, true))
      .refuses('conflict', /another administrator/);
    given(filed, held(AMNA), submitted).when(publish(BILAL, true)).yields(published);
    given(filed, held(AMNA), submitted, held(BILAL)).when(publish(BILAL, true)).yields(published);
    given(filed, held(AMNA), submitted, held(3)).when(publish(BILAL, true)).refuses('conflict', OTHERS);
  });

  test('is not needed to say that a notice stood in a further source', () =>
    given(filed)
      .when(publish(AMNA, true, true))
      .yields({ type: 'DraftPublished', data: { tenderId: 45, isFurtherSource: true } }));

  test('ends in the hands of who keyed it, when it is given back', () => {
    given(filed, held(AMNA), submitted, held(BILAL)).when(giveBack).yields(returned);
    given(filed, held(AMNA))
      .when({ ...giveBack, by: AMNA })
      .refuses('conflict', /does not wait/);
    given(filed, held(AMNA), submitted, held(3)).when(giveBack).refuses('conflict', OTHERS);
    given(filed, held(AMNA), submitted, returned).when(submit).yields(submitted);
    given(filed, held(AMNA), submitted, returned)
      .when({ ...submit, by: BILAL })
      .refuses('conflict', OTHERS);
  });
});
