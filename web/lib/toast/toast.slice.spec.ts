import { describe, expect, it } from 'vitest';
import { toastClosed, toastShown, toastSlice } from './toast.slice.ts';

const { reducer, getInitialState } = toastSlice;

describe('toasts', () => {
  it('show at most one: the newer takes the place of the older', () => {
    const first = reducer(getInitialState(), toastShown({ title: 'First', variant: 'default' }));
    const second = reducer(first, toastShown({ title: 'Second', variant: 'destructive' }));
    expect(second.current).toEqual({ id: 2, title: 'Second', variant: 'destructive' });
  });

  it('are not closed by the timer of an older one', () => {
    const first = reducer(getInitialState(), toastShown({ title: 'First', variant: 'default' }));
    const second = reducer(first, toastShown({ title: 'Second', variant: 'default' }));
    expect(reducer(second, toastClosed(1)).current?.title).toBe('Second');
    expect(reducer(second, toastClosed(2)).current).toBeNull();
  });
});
