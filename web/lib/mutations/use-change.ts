import { type QueryKey, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'react-redux';
import { errorMessage, hasStatus, isWorthRetrying } from '../api/api-error.ts';
import { invalidatePaths } from '../api/invalidate.ts';
import { USER_KEY } from '../api/query-client.ts';
import { focusContent } from '../routing/navigation.ts';
import { signInOffer } from '../session/sign-in-offer.ts';
import { selectToast, type ToastState, toastClosed } from '../toast/toast.slice.ts';
import { keepAction } from '../toast/toast-actions.ts';
import { type ToastInput, useToast } from '../toast/use-toast.ts';
import { text } from './messages.en.ts';
import { applyOptimistically, type OptimisticUpdate } from './optimistic-update.ts';

interface Change<Result, Variables> {
  readonly send: (variables: Variables) => Promise<Result>;
  readonly changed: readonly string[];
  /** The query whose data the answer is. */
  readonly answers?: QueryKey;
  /** Words of the toast; undefined where nothing is to be said. */
  readonly done: (result: Result, variables: Variables) => ToastInput | undefined;
  readonly failed: (error: Error, variables: Variables) => string | undefined;
  readonly fallback?: string;
  /** Done only when the lists have been fetched again; otherwise as soon as the server has answered. */
  readonly waits?: boolean;
  /**
   * Content that the lists under `changed` will have: shown at once and taken back when the server refuses. Only for what can
   * be taken back; anything else is asked about first.
   */
  readonly optimistic?: OptimisticUpdate<Variables>;
  /** The change that takes this one back; the toast offers it. */
  readonly reverse?: (variables: Variables) => Variables | undefined;
  /** A form that stays open is its own way to try again; one that is `apart` stays though the lists behind it change. */
  readonly isForm?: boolean | 'apart';
}

/** A change that says what came of it in a toast, with Undo or Retry where they make sense. */
export function useChange<Result, Variables>(change: Change<Result, Variables>) {
  const { send, changed, answers, done, failed, fallback, waits = true, optimistic, reverse, isForm = false } = change;
  const toast = useToast();
  const closeOffer = useCloseOffer();
  const queryClient = useQueryClient();
  const [scope = ''] = changed;
  const fetchAgain = () => invalidatePaths(queryClient, changed);
  const mutation: UseMutationResult<Result, Error, Variables, () => void> = useMutation({
    mutationKey: [scope],
    // Two presses of a switch reach the server in their order.
    ...(optimistic !== undefined && { scope: { id: scope } }),
    mutationFn: send,
    onMutate: (variables) => {
      closeOffer();
      return applyOptimistically(queryClient, changed, optimistic, variables);
    },
    onSuccess: async (result, variables) => {
      if (answers !== undefined) queryClient.setQueryData(answers, result);
      // While another change of the same is on its way, the answer would show the state before it.
      const isLast = queryClient.isMutating({ mutationKey: [scope] }) === 1;
      const fetched = optimistic === undefined || isLast ? fetchAgain() : undefined;
      if (waits && optimistic === undefined) await fetched;
      const said = done(result, variables);
      if (said === undefined) return;
      const again = reverse?.(variables);
      toast({
        ...said,
        ...(again !== undefined && {
          action: { label: text.undo, run: keepAction(() => mutation.mutate(again)) },
        }),
      });
    },
    onError: (error, variables, takeBack) => {
      takeBack?.();
      // somebody else was first (409), or took it away (404): what is shown is from before
      const isOld = hasStatus(error, 409) || hasStatus(error, 404);
      if (optimistic !== undefined || (isOld && isForm !== true) || hasStatus(error, 412)) void fetchAgain();
      // signed out elsewhere: the page offers to sign in, and its switch goes; a form would lose what was typed
      if (optimistic !== undefined && hasStatus(error, 401))
        void invalidatePaths(queryClient, USER_KEY).then(focusContent);
      const title = failed(error, variables);
      if (title === undefined) return;
      toast({
        title,
        description: errorMessage(error, fallback ?? title),
        variant: 'destructive',
        ...(optimistic === undefined && signInOffer(queryClient, error)),
        ...(!isForm &&
          isWorthRetrying(error) && {
            action: { label: text.retry, run: keepAction(() => mutation.mutate(variables)) },
          }),
      });
    },
  });
  return mutation;
}

/** Closes the offer of an earlier change, so that nobody presses its Undo for the newer one. */
function useCloseOffer(): () => void {
  const store = useStore<{ readonly toast: ToastState }>();
  return () => {
    const toast = selectToast(store.getState());
    if (toast?.action !== undefined) store.dispatch(toastClosed(toast.id));
  };
}
