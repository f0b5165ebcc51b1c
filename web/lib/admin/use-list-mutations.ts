import type { UseMutationResult } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { submissionTitle } from '../forms/use-failure-toast.ts';
import { useChange } from '../mutations/use-change.ts';

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
    isForm: true,
  });
  const remove = useChange<null, number>({
    send: (gone) => request<null>(`${path}/${gone}`, { method: 'DELETE' }),
    changed,
    done: () => ({ title: text.deleted }),
    failed: () => text.deleteFailed,
  });
  return { save, remove };
}
