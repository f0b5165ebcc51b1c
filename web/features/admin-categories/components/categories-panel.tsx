import type { Category } from '#contracts/api/categories.ts';
import type { Columns } from '../../../components/admin/record-table.tsx';
import { RecordPanel } from '../../../components/admin/records/record-panel.tsx';
import { RecordId } from '../../../components/admin/row-parts.tsx';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { CHANGED } from '../../../lib/api/invalidate.ts';
import { cut } from '../../../lib/format/cut.ts';
import { scriptOf } from '../../../lib/format/format.ts';
import { text } from '../messages.en.ts';

const CategoryFormDialog = lazyPart(() => import('./category-form-dialog.tsx'));

const LIST = {
  path: '/api/categories',
  kind: 'category',
  changed: CHANGED.category,
  text,
  nameOf: ({ name }: Category) => name,
};

const DESCRIPTION_LENGTH = 100;

const COLUMNS: Columns<Category, keyof typeof text.columns> = {
  name: {
    kind: 'title',
    className: 'md:w-72',
    cell: ({ id, name, emoji, parentName, isActive }) => (
      <div className="flex items-start gap-2.5">
        <span aria-hidden="true" className="w-6 shrink-0 text-center text-lg leading-6 max-md:empty:hidden">
          {emoji}
        </span>
        <div className="min-w-0">
          <p className="font-medium" {...scriptOf(name)}>
            {name} <RecordId id={id} />
          </p>
          {parentName !== null && <p className="text-soft">{text.under(parentName)}</p>}
          {!isActive && <Badge className="mt-1">{text.inactive}</Badge>}
        </div>
      </div>
    ),
  },
  description: ({ description }) =>
    description === null || description === '' ? (
      <i className="text-soft">{text.noDescription}</i>
    ) : (
      <span {...scriptOf(description)}>{cut(description, DESCRIPTION_LENGTH)}</span>
    ),
};

export default function CategoriesPanel() {
  return <RecordPanel list={LIST} columns={COLUMNS} form={CategoryFormDialog} />;
}
