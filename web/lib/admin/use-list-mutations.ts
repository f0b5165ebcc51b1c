import { ApiError, hasStatus } from '../api/api-error.ts';
import { request } from '../api/request.ts';
import { text as formsText } from '../forms/messages.en.ts';
import { submissionTitle } from '../forms/use-failure-toast.ts';
import { useChange } from '../mutations/use-change.ts';

/** A list whose items are deleted by the same call as those of all lists. */
interface DeletableList {
  readonly path: string;
  readonly changed: readonly string[];
  readonly text: { readonly deleted: string; readonly deleteFailed: string };
}

/** A list whose items are also created and changed by the same calls. */
export interface EditedList<Item> extends DeletableList {
  readonly text: DeletableList['text'] & {
    readonly created: string;
    readonly updated?: string;
    readonly createFailed: string;
    readonly updateFailed?: string;
  };
  readonly nameOf: (item: Item) => string;
  /** Name of an item in If-Match, where a change of somebody else is to be kept. */
  readonly kind?: string;
}

interface Versioned {
  readonly id: number;
  readonly version?: number;
}

export function useSaveItem<Item extends Versioned, Body>(list: EditedList<Item>, item: Item | null) {
  const { path, changed, text, nameOf, kind } = list;
  const isNew = item === null;
  const headers =
    kind !== undefined && item?.version !== undefined ? { 'If-Match': `"${kind}-${item.id}-${item.version}"` } : {};
  return useChange<Item, Body>({
    send: async (body) => {
      try {
        return await request(isNew ? path : `${path}/${item.id}`, { method: isNew ? 'POST' : 'PUT', body, headers });
      } catch (error) {
        if (isNew || !hasStatus(error, 412)) throw error;
        const present = await request<readonly Item[]>(`${path}?ids=${item.id}`);
        throw present.some(({ id }) => id === item.id) ? error : new ApiError(404, formsText.gone);
      }
    },
    changed,
    done: (item) => ({ title: isNew ? text.created : (text.updated ?? text.created), description: nameOf(item) }),
    failed: (error) => submissionTitle(isNew ? text.createFailed : (text.updateFailed ?? text.createFailed), error),
    waits: false,
    isForm: true,
  });
}

export function useDeleteItem({ path, changed, text }: DeletableList) {
  return useChange<null, number>({
    send: (id) => request(`${path}/${id}`, { method: 'DELETE' }),
    changed,
    done: () => ({ title: text.deleted }),
    failed: () => text.deleteFailed,
  });
}
