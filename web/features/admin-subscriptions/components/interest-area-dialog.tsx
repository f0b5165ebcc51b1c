import { zodResolver } from '@hookform/resolvers/zod';
import { type InterestArea, InterestAreaBody } from '#contracts/api/newsletter.ts';
import { WORDS_MAX } from '#contracts/rules/search/word-list.ts';
import { adminText } from '../../../components/admin/messages.en.ts';
import { MutationFormDialog } from '../../../components/admin/records/record-form-dialog.tsx';
import { ParagraphsField } from '../../../components/ui/form/bound-fields.tsx';
import { CheckboxListField } from '../../../components/ui/form/checkbox-list-field.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { useRecordForm } from '../../../lib/forms/record-form.ts';
import { useMapInterestArea } from '../api/subscriptions.ts';
import { areasText as text } from '../messages.en.ts';

const resolver = zodResolver(InterestAreaBody);

const withOffered = (categories: readonly string[], offered: string | undefined) => [
  ...new Set(offered === undefined ? categories : [...categories, offered]),
];

const inOrder = (names: readonly string[]) => [...names].sort().join('\n');
const isChanged = ({ categories, words = '' }: InterestAreaBody, area: InterestArea) =>
  words !== area.words || inOrder(categories) !== inOrder(area.categories);

interface InterestAreaDialogProps {
  readonly area: InterestArea;
  /** A category that the form ticks before anybody touches it. */
  readonly offered: string | undefined;
  readonly onClose: () => void;
}

export default function InterestAreaDialog({ area, offered, onClose }: InterestAreaDialogProps) {
  const form = useRecordForm(resolver, { categories: withOffered(area.categories, offered), words: area.words });
  return (
    <MutationFormDialog
      form={form}
      save={useMapInterestArea(area)}
      isDirty={isChanged(form.watch(), area)}
      title={text.editTitle(area.name)}
      description={text.editText}
      submitLabel={adminText.saveChanges}
      pendingLabel={adminText.saving}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:col-span-2">
        <CheckboxListField
          form={form}
          name="categories"
          legend={text.categories}
          searchLabel={text.searchCategories}
          options={useLookup('categories')}
          emptyText={text.noCategories}
        />
        <ParagraphsField
          form={form}
          name="words"
          label={text.words}
          hint={text.wordsHint}
          rows={3}
          maxLength={WORDS_MAX}
          optional
        />
      </div>
    </MutationFormDialog>
  );
}
