import { describe, expect, it } from 'vitest';
import { type ToastState, toastClosed, toastReducer, toastShown } from './toast.slice.ts';

const first = toastReducer(undefined, toastShown({ title: 'First', variant: 'default' }));
const second = toastReducer(first, toastShown({ title: 'Second', variant: 'destructive' }));

describe('toasts', () => {
  it('show at most one: the newer takes the place of the older', () => {
    expect(second.current).toEqual({ id: 2, title: 'Second', variant: 'destructive' });
  });

  it('are not closed by the timer of an older one', () => {
    const titleOf = (state: ToastState) => state.current?.title;
    expect(titleOf(toastReducer(second, toastClosed(1)))).toBe('Second');
    expect(titleOf(toastReducer(second, toastClosed(2)))).toBeUndefined();
    expect(titleOf(toastReducer(second, toastClosed()))).toBeUndefined();
  });
});
