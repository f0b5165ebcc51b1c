import { lazy, Suspense } from 'react';
import type { Category } from '#contracts/api/categories.ts';
import { DeleteDialog } from '../../../components/admin/delete-dialog.tsx';
import { useAdminDialog } from '../../../lib/admin/use-admin-dialog.ts';
import { adminCategoriesText as text } from '../../../lib/messages/admin/categories.ts';
import { useDeleteCategory } from '../api/use-categories.ts';

/** Forms bring their schema, so they come in a chunk of their own. */
const CategoryFormDialog = lazy(() => import('./category-form-dialog.tsx'));

/** The open dialog about categories, if there is one. */
export function CategoryDialogs({ categories }: { readonly categories: readonly Category[] }) {
  const { dialog, close } = useAdminDialog('category');
  const removal = useDeleteCategory();
  if (dialog === null) return null;
  const category = dialog.action === 'create' ? null : categories.find(({ id }) => id === dialog.id);
  if (category === undefined) return null;
  if (category !== null && dialog.action === 'delete') {
    return (
      <DeleteDialog
        title={text.deleteTitle}
        description={text.deleteText(category.name)}
        id={category.id}
        mutation={removal}
        onClose={close}
      />
    );
  }
  return (
    <Suspense>
      <CategoryFormDialog category={category} categories={categories} onClose={close} />
    </Suspense>
  );
}
