import { lazy } from 'react';
import type { Category, CategoryBody } from '#contracts/api/categories.ts';
import { RecordPanel } from '../../../components/admin/records/record-panel.tsx';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { text } from '../messages.en.ts';
import { CategoriesTable } from './categories-table.tsx';

const CategoryFormDialog = lazy(() => import('./category-form-dialog.tsx'));

const LIST = {
  path: '/api/categories',
  changed: CHANGED.category,
  text,
  nameOf: ({ name }: Category) => name,
};

export default function CategoriesPanel() {
  return (
    <RecordPanel<Category, CategoryBody>
      subject="category"
      list={LIST}
      table={(view) => <CategoriesTable {...view} />}
      form={(props) => <CategoryFormDialog {...props} />}
    />
  );
}
