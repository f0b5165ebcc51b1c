import { useState } from 'react';
import type { BulkBody } from '#contracts/api/tenders/bulk.ts';
import { adminText } from '../../../components/admin/messages.en.ts';
import { Button } from '../../../components/ui/button.tsx';
import { toOptions } from '../../../components/ui/form/controls.tsx';
import { LabelledSelect } from '../../../components/ui/form/labelled-fields.tsx';
import { ConfirmDialog } from '../../../components/ui/overlay/confirm-dialog.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { useBulkChange } from '../api/tenders.ts';
import { text } from '../messages.en.ts';

interface BulkBarProps {
  readonly chosen: readonly number[];
  readonly shown: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
}

/** Changes of the chosen rows together; each is asked about, because it reaches readers at once. */
export function BulkBar({ chosen, shown, onChoose }: BulkBarProps) {
  const [asked, setAsked] = useState<BulkBody | null>(null);
  const categories = useLookup('categories');
  const change = useBulkChange();
  const ids = [...chosen];
  const options = [{ value: '', label: text.bulk.recategorize }, ...toOptions(categories)];
  return (
    <section
      aria-label={text.bulk.label}
      className="bulk-bar sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface p-3 lift-lg"
    >
      <p role="status" className="me-auto font-medium text-sm tabular-nums">
        {text.bulk.chosen(ids.length)}
      </p>
      {ids.length < shown.length && (
        <Button variant="link" onClick={() => onChoose(shown)}>
          {text.bulk.all(shown.length)}
        </Button>
      )}
      <Button variant="link" onClick={() => onChoose([])}>
        {text.bulk.none}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setAsked({ action: 'close', ids })}>
        {text.bulk.close}
      </Button>
      <LabelledSelect
        label={text.bulk.recategorize}
        hideLabel
        className="w-52"
        options={options}
        value=""
        onValue={(value) => {
          if (value !== '') setAsked({ action: 'recategorize', ids, categories: [value] });
        }}
      />
      <Button variant="danger" size="sm" onClick={() => setAsked({ action: 'delete', ids })}>
        {adminText.delete}
      </Button>
      {asked !== null && (
        <ConfirmDialog
          title={text.bulk.titles[asked.action](asked.ids.length)}
          description={
            asked.action === 'recategorize'
              ? text.bulk.newCategory(asked.categories.join(', '))
              : text.bulk.texts[asked.action]
          }
          confirm={[text.bulk.confirm[asked.action], adminText.saving]}
          destructive={asked.action === 'delete'}
          variables={asked}
          mutation={change}
          onDone={() => onChoose([])}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
