import { request } from '../../../lib/api/request.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { text } from '../../ui/form/messages.en.ts';
import type { NamedRecord } from './named-records.ts';

/** Makes a record of which only the name is known yet. */
export const useCreateRecord = (path: string) =>
  useChange<NamedRecord, string>({
    send: (name) => request<NamedRecord>(path, { method: 'POST', body: { name } }),
    changed: [path],
    done: ({ name }) => ({ title: text.created(name) }),
    failed: (_, name) => text.createFailed(name),
    waits: false,
    isForm: true,
  });
