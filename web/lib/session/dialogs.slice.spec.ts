import { expect, it } from 'vitest';
import { dialogClosed, dialogOpened, dialogsReducer, selectAccountDialog, selectAdminDialog } from './dialogs.slice.ts';

const having = (...actions: readonly Parameters<typeof dialogsReducer>[1][]) => ({
  dialogs: actions.reduce(dialogsReducer, dialogsReducer(undefined, { type: 'start' })),
});
const editing = dialogOpened({ subject: 'tender', action: 'edit', id: 7 });

it('dialogs replace each other', () => {
  const state = having(dialogOpened('login'), editing);
  expect(selectAdminDialog(state)).toEqual({ subject: 'tender', action: 'edit', id: 7 });
  expect(selectAccountDialog(state)).toBeNull();
  expect(selectAdminDialog(having(editing, dialogOpened('login')))).toBeNull();
  expect(selectAdminDialog(having(editing, dialogClosed()))).toBeNull();
});
