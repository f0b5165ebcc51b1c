import { type FormEvent, useState } from 'react';
import type { SavedSearch } from '#contracts/api/account/saved-searches.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { useEditSearch } from '../api/saved-searches.ts';
import { searchesText as text } from '../searches.messages.en.ts';

interface RenameDialogProps {
  readonly search: SavedSearch;
  readonly onClose: () => void;
}

export default function RenameDialog({ search, onClose }: RenameDialogProps) {
  const [name, setName] = useState(search.name);
  const { mutate } = useEditSearch();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && name !== search.name) mutate({ id: search.id, name });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(opens) => !opens && onClose()}
      title={text.renameTitle}
      description={text.renameLead}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form="rename-search">
            {text.rename}
          </Button>
        </>
      }
    >
      <form id="rename-search" onSubmit={submit}>
        <Field label={text.name}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              required
              maxLength={80}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
