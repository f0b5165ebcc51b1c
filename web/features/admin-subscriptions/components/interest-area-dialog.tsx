import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useController, useForm } from 'react-hook-form';
import { type InterestArea, InterestAreaBody } from '#contracts/api/newsletter.ts';
import { WORDS_MAX } from '#contracts/rules/search/word-list.ts';
import { FormAlert } from '../../../components/admin/form-alert.tsx';
import { FormDialog } from '../../../components/admin/form-dialog.tsx';
import { adminText } from '../../../components/admin/messages.en.ts';
import { ParagraphsField } from '../../../components/ui/form/bound-fields.tsx';
import { CheckboxList } from '../../../components/ui/form/checkbox-list.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { showFieldErrors } from '../../../lib/forms/server-errors.ts';
import { useMapInterestArea } from '../api/subscriptions.ts';
import { areasText as text } from '../messages.en.ts';

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
  const formId = useId();
  const names = useLookup('categories');
  const map = useMapInterestArea(area.id);
  const form = useForm<InterestAreaBody>({
    resolver: zodResolver(InterestAreaBody),
    defaultValues: { categories: withOffered(area.categories, offered), words: area.words },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'categories' });
  const submit = form.handleSubmit((body) =>
    map.mutate(body, { onSuccess: onClose, onError: (error) => showFieldErrors(form, error) }),
  );
  return (
    <FormDialog
      title={text.editTitle(area.name)}
      description={text.editText}
      size="md"
      formId={formId}
      submitLabel={adminText.saveChanges}
      pendingLabel={adminText.saving}
      pending={map.isPending}
      dirty={isChanged(form.watch(), area)}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <FormAlert message={map.error?.message} />
        <CheckboxList
          legend={text.categories}
          searchLabel={text.searchCategories}
          options={names}
          value={field.value}
          onChange={field.onChange}
          emptyText={text.noCategories}
          error={fieldState.error?.message}
          searchRef={field.ref}
        />
        <ParagraphsField
          form={form}
          name="words"
          label={text.words}
          hint={text.wordsHint}
          rows={3}
          dir="auto"
          maxLength={WORDS_MAX}
          optional
        />
      </form>
    </FormDialog>
  );
}
