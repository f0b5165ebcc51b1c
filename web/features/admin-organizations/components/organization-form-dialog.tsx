import { zodResolver } from '@hookform/resolvers/zod';
import { type Organization, OrganizationBody } from '#contracts/api/organizations.ts';
import { RecordFormDialog } from '../../../components/admin/records/record-form-dialog.tsx';
import type { RecordForm } from '../../../components/admin/records/record-panel.tsx';
import { fieldsOf, ParagraphsField, SelectField, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { toOptions } from '../../../components/ui/form/controls.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { named } from '../../../lib/format/named.ts';
import { useRecordForm } from '../../../lib/forms/record-form.ts';
import { text } from '../messages.en.ts';
import { categoryChoices, NO_CATEGORY, toValues } from '../organization-form.ts';

const resolver = zodResolver(OrganizationBody);

export default function OrganizationFormDialog({ item, save, onClose }: RecordForm<Organization, OrganizationBody>) {
  const categories = categoryChoices(useLookup('categories'), named(item?.category, NO_CATEGORY));
  const form = useRecordForm(resolver, toValues(item));
  const field = fieldsOf(form, text.fields);
  return (
    <RecordFormDialog form={form} save={save} isNew={item === null} text={text} onClose={onClose}>
      <TextField {...field('name')} autoComplete="off" wide />
      <SelectField
        // Options that arrive later would otherwise lose the chosen one.
        key={categories.length}
        {...field('category')}
        options={[{ value: NO_CATEGORY, label: text.none }, ...toOptions(categories)]}
      />
      <TextField {...field('website')} optional type="url" placeholder={text.websiteExample} autoComplete="off" />
      <ParagraphsField {...field('address')} optional wide rows={2} />
      <ParagraphsField {...field('description')} optional wide />
    </RecordFormDialog>
  );
}
