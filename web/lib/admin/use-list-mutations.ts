import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidatePaths } from '../api/invalidate.ts';
import { request } from '../api/request.ts';
import { submissionTitle, useFailureToast } from '../forms/use-failure-toast.ts';
import { type ToastInput, useToast } from '../toast/use-toast.ts';

export interface Change<Result, Variables> {
  readonly send: (variables: Variables) => Promise<Result>;
  /** Paths of what is fetched anew afterwards. */
  readonly changed: readonly string[];
  readonly done: (result: Result) => ToastInput;
  /** The title of the toast when it was refused. */
  readonly failed: (error: Error) => string;
  /** What the toast says when the error itself says nothing. */
  readonly fallback?: string;
  /** Done only when the lists have been fetched again; otherwise as soon as the server has answered. */
  readonly waits?: boolean;
}

/** A change that says what came of it in a toast. */
export function useChange<Result, Variables>(
  change: Change<Result, Variables>,
): UseMutationResult<Result, Error, Variables> {
  const { send, changed, done, failed, fallback, waits = true } = change;
  const toast = useToast();
  const fail = useFailureToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (result) => {
      const fetched = invalidatePaths(queryClient, changed);
      if (waits) await fetched;
      toast(done(result));
    },
    onError: (error) => fail(failed(error), error, fallback),
  });
}

export interface ListTexts {
  readonly created: string;
  readonly updated?: string;
  readonly deleted: string;
  readonly createFailed: string;
  readonly updateFailed?: string;
  readonly deleteFailed: string;
}

/** A list whose items are created, changed and deleted by the same three calls as all lists. */
export interface EditedList<Item> {
  readonly path: string;
  readonly changed: readonly string[];
  readonly text: ListTexts;
  readonly nameOf: (item: Item) => string;
}

export interface ListMutations<Item, Body> {
  readonly save: UseMutationResult<Item, Error, Body>;
  readonly remove: UseMutationResult<null, Error, number>;
}

/** Creates an item, or changes the one with this id; deletes any. */
export function useListMutations<Item, Body>(list: EditedList<Item>, id: number | null): ListMutations<Item, Body> {
  const { path, changed, text, nameOf } = list;
  const isNew = id === null;
  const save = useChange<Item, Body>({
    send: (body) => request<Item>(isNew ? path : `${path}/${id}`, { method: isNew ? 'POST' : 'PUT', body }),
    changed,
    done: (item) => ({ title: isNew ? text.created : (text.updated ?? text.created), description: nameOf(item) }),
    failed: (error) => submissionTitle(isNew ? text.createFailed : (text.updateFailed ?? text.createFailed), error),
    waits: false,
  });
  const remove = useChange<null, number>({
    send: (gone) => request<null>(`${path}/${gone}`, { method: 'DELETE' }),
    changed,
    done: () => ({ title: text.deleted }),
    failed: () => text.deleteFailed,
  });
  return { save, remove };
}
