import { expect, it } from 'vitest';
import { conflictOf } from './conflict.ts';

const NOW = new Date('2031-05-01T10:00:00Z');
const ME = 1;
const open = {
  state: 'open',
  holder: { id: ME, name: 'Me' },
  heldAt: '2031-05-01T09:03:00Z',
  submittedBy: null,
  tenderId: null,
  mergedInto: null,
} as const;
const ayesha = { id: 2, name: 'Ayesha' };

it.each([
  [open, undefined],
  [
    { ...open, holder: ayesha },
    { words: 'Ayesha has had it in hand since 2:03 pm.', takeFrom: 2 },
  ],
  [
    { ...open, holder: ayesha, heldAt: '2031-04-30T09:03:00Z' },
    { words: 'Ayesha has had it in hand since 30 Apr 2031, 2:03 pm.', takeFrom: 2 },
  ],
  [
    { ...open, holder: null },
    { words: 'Nobody has it in hand any more.', takeFrom: null },
  ],
  [{ ...open, state: 'submitted', submittedBy: ayesha }, undefined],
  [
    { ...open, state: 'submitted', submittedBy: open.holder },
    { words: 'It waits for a second look by somebody else now.' },
  ],
  [{ ...open, state: 'published', tenderId: 45 }, { words: 'It was published meanwhile, as #45.' }],
  [{ ...open, state: 'merged', mergedInto: 9 }, { words: 'Its pages belong to draft 9 now.' }],
  [
    { ...open, state: 'discarded' },
    { words: 'It was thrown away meanwhile. It can be taken back in the inbox, under Done.' },
  ],
  [null, { words: 'It is not there any more.' }],
] as const)('%#: says why somebody cannot go on', (draft, conflict) => {
  expect(conflictOf(draft, ME, NOW)).toEqual(conflict);
});
