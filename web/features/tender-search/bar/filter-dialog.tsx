import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { typedFilters } from '../components/filter-form.tsx';
import type { Filtering, TenderFilters } from '../filters.ts';
import { text } from '../messages.en.ts';

const FORM_ID = 'sheet-filters';

export interface FilterSheetProps extends Pick<Filtering, 'filters' | 'apply'> {
  readonly found: string;
  readonly children: ReactNode;
}

interface FilterDialogProps extends FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export default function FilterDialog({ filters, apply, found, children, open, onClose }: FilterDialogProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(typedFilters(filters, event.currentTarget));
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.filters}
      description={text.filtersHint}
      hideDescription
      footer={
        <>
          <Button variant="ghost" onClick={() => apply({ sort: filters.sort, page: 1, ...searchOf(filters) })}>
            {text.clearFilters}
          </Button>
          <Button type="submit" form={FORM_ID}>
            {found}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} className="grid grid-cols-2 gap-4">
        {children}
      </form>
    </Dialog>
  );
}

const searchOf = ({ search }: TenderFilters) => (search === undefined ? {} : { search });
