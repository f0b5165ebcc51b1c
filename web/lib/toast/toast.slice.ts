import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** A button in the toast. What it does is kept by its number (toast-actions.ts): the store holds no functions. */
export interface ToastAction {
  readonly label: string;
  readonly run: number;
}

export interface ToastMessage {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly variant: 'default' | 'destructive';
  readonly action?: ToastAction;
}

/** One toast at a time: a new one takes the place of the old. */
export interface ToastState {
  readonly current: ToastMessage | null;
  readonly lastId: number;
}

const initialState: ToastState = { current: null, lastId: 0 };

export const toastShown = createAction<Omit<ToastMessage, 'id'>>('toast/shown');
/** Closes one toast, so that an old one takes no newer with it; without its number, whichever there is. */
export const toastClosed = createAction<number | undefined>('toast/closed');

export function toastReducer(state = initialState, action: UnknownAction): ToastState {
  if (toastShown.match(action)) {
    const id = state.lastId + 1;
    return { current: { ...action.payload, id }, lastId: id };
  }
  if (!toastClosed.match(action)) return state;
  return (action.payload ?? state.current?.id) === state.current?.id ? { ...state, current: null } : state;
}

export const selectToast = (state: { toast: ToastState }) => state.toast.current;
