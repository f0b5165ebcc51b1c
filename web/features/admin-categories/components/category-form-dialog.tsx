import { useController } from 'react-hook-form';
import { type Category, CategoryBody } from '#contracts/api/categories.ts';
import { RecordField } from '../../../components/admin/picker/record-picker.tsx';
import { RecordFormDialog } from '../../../components/admin/records/record-form-dialog.tsx';
import type { RecordForm } from '../../../components/admin/records/record-panel.tsx';
import { fieldsOf, ParagraphsField, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { Checkbox } from '../../../components/ui/form/checkbox.tsx';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { useRecordForm } from '../../../lib/forms/record-form.ts';
import { toBody, toValues } from '../category-form.ts';
import { text } from '../messages.en.ts';

const resolver = bodyResolver(CategoryBody, toBody);

export default function CategoryFormDialog({ item, save, onClose }: RecordForm<Category, CategoryBody>) {
  const form = useRecordForm(resolver, toValues(item));
  const field = fieldsOf(form, text.fields);
  const { field: active } = useController({ control: form.control, name: 'isActive' });
  return (
    <RecordFormDialog form={form} save={save} isNew={item === null} text={text} onClose={onClose}>
      <TextField {...field('name')} wide autoComplete="off" />
      <ParagraphsField {...field('description')} optional wide />
      <RecordField
        {...field('parentId')}
        path="/api/categories"
        {...(item !== null && { parameters: { notBelow: String(item.id) } })}
        placeholder={text.noParent}
      />
      <TextField {...field('emoji')} optional autoComplete="off" />
      <TextField {...field('sortOrder')} hint={text.sortHint} type="number" step={1} inputMode="numeric" />
      <div className="flex flex-col gap-1.5 sm:pt-7">
        <Checkbox
          label={text.fields.isActive}
          checked={active.value}
          onCheckedChange={active.onChange}
          ref={active.ref}
        />
        <p className="text-sm text-soft">{text.activeHint}</p>
      </div>
    </RecordFormDialog>
  );
}
