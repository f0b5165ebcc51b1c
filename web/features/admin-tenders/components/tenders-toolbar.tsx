import { TENDER_STATUS_LABELS, TENDER_STATUSES } from '#contracts/vocabulary/tenders.ts';
import { SearchBox } from '../../../components/admin/search-box.tsx';
import { Select } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { useAdminAddress } from '../../../lib/admin/use-admin-address.ts';
import { text } from '../messages.en.ts';

const SORTS = Object.entries(text.sorts).map(([value, label]) => ({ value, label }));
const STATUSES = [
  { value: '', label: text.allStatuses },
  ...TENDER_STATUSES.map((value) => ({ value, label: TENDER_STATUS_LABELS[value] })),
];

export function TendersToolbar() {
  const { address, narrow } = useAdminAddress();
  return (
    <>
      <SearchBox placeholder={text.searchPlaceholder} />
      <div className="flex w-full gap-3 sm:w-auto">
        <Field label={text.statusFilter} hideLabel className="flex-1">
          {(control) => (
            <Select
              {...control}
              options={STATUSES}
              value={address.status ?? ''}
              onChange={({ target }) => narrow({ status: TENDER_STATUSES.find((one) => one === target.value) ?? null })}
            />
          )}
        </Field>
        <Field label={text.sort} hideLabel className="flex-1">
          {(control) => (
            <Select
              {...control}
              options={SORTS}
              value={address.sort}
              onChange={({ target }) => narrow({ sort: target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
