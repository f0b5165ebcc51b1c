import { useState } from 'react';
import type { SavedSearch } from '#contracts/api/account/saved-searches.ts';
import { useEditSearch } from '../api/saved-searches.ts';
import { searchesText as text } from '../searches.messages.en.ts';
import { SearchDialog } from './search-dialog.tsx';

interface RenameDialogProps {
  readonly search: SavedSearch;
  readonly onClose: () => void;
}

export default function RenameDialog({ search, onClose }: RenameDialogProps) {
  const [name, setName] = useState(search.name);
  const { mutate } = useEditSearch();
  const rename = () => {
    if (name.trim() !== '' && name !== search.name) mutate({ id: search.id, name });
    onClose();
  };
  return (
    <SearchDialog
      title={text.renameTitle}
      description={text.renameLead}
      submitLabel={text.rename}
      pendingLabel={text.rename}
      name={name}
      onName={setName}
      onSubmit={rename}
      onClose={onClose}
    />
  );
}
