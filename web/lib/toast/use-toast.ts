import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type ToastMessage, toastShown } from './toast.slice.ts';

export type ToastInput = Omit<ToastMessage, 'id' | 'variant'> & Partial<Pick<ToastMessage, 'variant'>>;

/** Returns a function that shows a toast for five seconds. */
export function useToast(): (toast: ToastInput) => void {
  const dispatch = useDispatch();
  return useCallback(
    ({ variant = 'default', ...toast }) => void dispatch(toastShown({ ...toast, variant })),
    [dispatch],
  );
}
