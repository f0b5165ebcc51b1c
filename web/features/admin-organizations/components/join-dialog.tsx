import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Organization } from '#contracts/api/organizations.ts';
import { MoveBody } from '#contracts/api/tenders/bulk.ts';
import { RecordField } from '../../../components/admin/picker/record-picker.tsx';
import { MutationFormDialog } from '../../../components/admin/records/record-form-dialog.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { request } from '../../../lib/api/request.ts';
import { formatCount } from '../../../lib/format/format.ts';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { useChange } from '../../../lib/mutations/use-change.ts';
import { joinText as text } from '../messages.en.ts';

const PATH = '/api/organizations';
const MOST_TRIES = 5;

/** Takes one of two entries of the same organization into the other. */
export default function JoinDialog({ item, onClose }: { readonly item: Organization; readonly onClose: () => void }) {
  const [resolver] = useState(() =>
    bodyResolver(MoveBody, ({ to }: { to: string }) => ({ from: item.id, to: Number(to) })),
  );
  const form = useForm({ resolver, defaultValues: { to: '' } });
  return (
    <MutationFormDialog
      form={form}
      save={useJoin(item)}
      title={text.title(item.name)}
      description={text.description}
      submitLabel={text.join}
      pendingLabel={text.joining}
      onClose={onClose}
    >
      <div className="min-h-64 sm:col-span-2">
        <RecordField form={form} name="to" label={text.to} path={PATH} except={[item.id]} />
      </div>
    </MutationFormDialog>
  );
}

/** The server moves some thousands a call, so that a closed window stops it between two and loses nothing; then the entry goes. */
function useJoin({ id, name }: Organization) {
  return useChange<number, MoveBody>({
    send: async (body) => {
      for (let [total, tries] = [0, 1]; ; ) {
        const { moved, remaining } = await request<{ moved: number; remaining: number }>('/api/admin/tenders/moves', {
          method: 'POST',
          body,
        });
        total += moved;
        if (remaining > 0 && moved > 0) continue;
        try {
          await request(`${PATH}/${id}?joinedTo=${body.to}`, { method: 'DELETE' });
          return total;
        } catch (error) {
          const isUsedAgain = error instanceof ApiError && error.status === 409; // an import named it meanwhile
          if (!isUsedAgain || tries++ === MOST_TRIES) throw error;
        }
      }
    },
    changed: CHANGED.organization,
    done: (moved) => ({ title: text.joined(name), description: text.moved(moved, formatCount(moved)) }),
    failed: () => text.failed,
    isForm: true,
  });
}
