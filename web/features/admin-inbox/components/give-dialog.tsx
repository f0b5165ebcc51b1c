import { useState } from 'react';
import type { DraftRow } from '#contracts/api/operations/drafts.ts';
import { LabelledSelect } from '../../../components/ui/form/labelled-fields.tsx';
import { FormDialog } from '../../../components/ui/overlay/form-dialog.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { commonText } from '../../../lib/messages.en.ts';
import { displayName, useUser } from '../../../lib/session/use-user.ts';
import { useAdministrators, useHold } from '../api/drafts.ts';
import { nameOf } from '../draft-words.ts';
import { text } from '../messages.en.ts';

export default function GiveDialog({ draft, onClose }: { readonly draft: DraftRow; readonly onClose: () => void }) {
  const { id, holder } = draft;
  const meId = useUser().user?.id;
  const others = useAdministrators()?.filter((one) => one.id !== holder?.id && one.id !== meId);
  const [typed, setTyped] = useState<string>();
  const chosen = typed ?? String(others?.[0]?.id ?? '');
  const hold = useHold();
  const give = () =>
    hold.mutate({ id, holderId: Number(chosen), expectedHolderId: holder?.id ?? null }, { onSettled: onClose });
  return (
    <FormDialog
      title={text.giveTitle}
      description={`${nameOf(draft)}. ${text.giveText}`}
      submitLabel={text.giveConfirm}
      pendingLabel={text.giving}
      pending={hold.isPending}
      ready={chosen !== ''}
      onSubmit={give}
      onClose={onClose}
    >
      {others === undefined ? (
        <LoadingArea label={commonText.loading} />
      ) : others.length === 0 ? (
        <p>{text.noAdministrators}</p>
      ) : (
        <LabelledSelect
          label={text.giveLabel}
          value={chosen}
          onValue={setTyped}
          options={others.map((user) => ({ value: String(user.id), label: displayName(user) }))}
        />
      )}
    </FormDialog>
  );
}
