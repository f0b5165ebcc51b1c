import { describe, expect, it } from 'vitest';
import { selectAdminDialog } from '../admin/admin-dialog.ts';
import {
  dialogClosed,
  dialogOpened,
  dialogsReducer,
  questionAsked,
  selectAccountDialog,
  selectQuestion,
} from './dialogs.slice.ts';

const having = (...actions: readonly Parameters<typeof dialogsReducer>[1][]) => ({
  dialogs: actions.reduce(dialogsReducer, dialogsReducer(undefined, { type: 'start' })),
});
const editing = dialogOpened({ subject: 'category', action: 'edit', id: 7 });

describe('dialogs', () => {
  it('replace each other', () => {
    const state = having(dialogOpened('login'), editing);
    expect(selectAdminDialog(state)).toEqual({ subject: 'category', action: 'edit', id: 7 });
    expect(selectAccountDialog(state)).toBeNull();
  });

  it.each(['how-to-apply', 'clear-emails'] as const)('of signing in are not %s', (name) =>
    expect(selectAccountDialog(having(dialogOpened(name)))).toBeNull(),
  );

  it('keep a question on top of them, which goes with them', () => {
    expect(selectQuestion(having(editing, questionAsked('discard')))).toBe('discard');
    expect(selectQuestion(having(editing, questionAsked('discard'), questionAsked(null)))).toBeNull();
    expect(selectAdminDialog(having(editing, questionAsked('discard')))).not.toBeNull();
    expect(selectQuestion(having(editing, questionAsked('discard'), dialogClosed()))).toBeNull();
    expect(selectQuestion(having(editing, questionAsked('discard'), dialogOpened('login')))).toBeNull();
  });
});
