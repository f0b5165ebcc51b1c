import { SynonymBody, type SynonymGroup } from '#contracts/api/tenders/synonyms.ts';
import { RecordFormDialog } from '../../../components/admin/records/record-form-dialog.tsx';
import type { RecordForm } from '../../../components/admin/records/record-panel.tsx';
import { fieldsOf, ParagraphsField } from '../../../components/ui/form/bound-fields.tsx';
import { useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { useRecordForm } from '../../../lib/forms/record-form.ts';
import { text } from '../messages.en.ts';
import { toBody, toValues } from '../synonym-form.ts';

const resolver = bodyResolver(SynonymBody, toBody);

export default function SynonymFormDialog({ item, save, onClose }: RecordForm<SynonymGroup, SynonymBody>) {
  const { search } = useAdminAddress().address;
  const form = useRecordForm(resolver, toValues(item, search));
  const field = fieldsOf(form, text.fields);
  return (
    <RecordFormDialog form={form} save={save} isNew={item === null} text={text} onClose={onClose}>
      <ParagraphsField {...field('names')} hint={text.namesHint} rows={5} wide />
      <ParagraphsField {...field('kinds')} hint={text.kindsHint} rows={3} optional wide />
    </RecordFormDialog>
  );
}
