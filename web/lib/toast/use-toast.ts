import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type ToastAction, type ToastMessage, toastShown } from './toast.slice.ts';

export interface ToastInput {
  readonly title: string;
  readonly description?: string;
  readonly variant?: ToastMessage['variant'];
  readonly action?: ToastAction;
}

/** Returns a function that shows a toast for five seconds. */
export function useToast(): (toast: ToastInput) => void {
  const dispatch = useDispatch();
  return useCallback(
    ({ variant = 'default', ...toast }) => void dispatch(toastShown({ ...toast, variant })),
    [dispatch],
  );
}
