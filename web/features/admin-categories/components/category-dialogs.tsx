import type { Category } from '#contracts/api/categories.ts';
import { DeleteDialog } from '../../../components/admin/delete-dialog.tsx';
import { useAdminDialog } from '../../../lib/admin/use-admin-dialog.ts';
import { adminCategoriesText as text } from '../../../lib/messages/admin/categories.ts';
import { useDeleteCategory } from '../api/use-categories.ts';
import { CategoryFormDialog } from './category-form-dialog.tsx';

/** The open dialog about categories, if there is one. */
export function CategoryDialogs({ categories }: { readonly categories: readonly Category[] }) {
  const { dialog, close } = useAdminDialog('category');
  const removal = useDeleteCategory();
  if (dialog === null) return null;
  if (dialog.action === 'create') return <CategoryFormDialog category={null} categories={categories} onClose={close} />;
  const category = categories.find(({ id }) => id === dialog.id);
  if (category === undefined) return null;
  return dialog.action === 'edit' ? (
    <CategoryFormDialog category={category} categories={categories} onClose={close} />
  ) : (
    <DeleteDialog
      title={text.deleteTitle}
      description={text.deleteText(category.name)}
      id={category.id}
      mutation={removal}
      onClose={close}
    />
  );
}
