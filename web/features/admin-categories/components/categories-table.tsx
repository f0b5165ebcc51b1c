import type { Category } from '#contracts/api/categories.ts';
import { adminText } from '../../../components/admin/messages.en.ts';
import { RecordCell, RecordRow, RecordTable, sortingColumns } from '../../../components/admin/record-table.tsx';
import type { RecordTableView } from '../../../components/admin/records/record-panel.tsx';
import { EditDelete, RecordId } from '../../../components/admin/row-parts.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { cut } from '../../../lib/format/cut.ts';
import { scriptOf } from '../../../lib/format/format.ts';
import { text } from '../messages.en.ts';

const DESCRIPTION_LENGTH = 100;

const COLUMNS = [...sortingColumns(text.columns), adminText.actions];

export function CategoriesTable({ items, ...dialogs }: RecordTableView<Category>) {
  return (
    <RecordTable label={text.heading} columns={COLUMNS}>
      {items.map((category) => (
        <RecordRow key={category.id}>
          <RecordCell kind="title" className="md:w-72">
            <CategoryName category={category} />
          </RecordCell>
          <RecordCell label={text.columns.description}>
            <Description text={category.description} />
          </RecordCell>
          <RecordCell kind="actions">
            <EditDelete id={category.id} name={category.name} {...dialogs} />
          </RecordCell>
        </RecordRow>
      ))}
    </RecordTable>
  );
}

function CategoryName({ category }: { readonly category: Category }) {
  return (
    <div className="flex items-start gap-2.5">
      <span aria-hidden="true" className="w-6 shrink-0 text-center text-lg leading-6 max-md:empty:hidden">
        {category.emoji}
      </span>
      <div className="min-w-0">
        <p className="font-medium" {...scriptOf(category.name)}>
          {category.name} <RecordId id={category.id} />
        </p>
        {category.parentName !== null && <p className="text-soft">{text.under(category.parentName)}</p>}
        {!category.isActive && <Badge className="mt-1">{text.inactive}</Badge>}
      </div>
    </div>
  );
}

function Description({ text: description }: { readonly text: string | null }) {
  return description === null || description === '' ? (
    <i className="text-soft">{text.noDescription}</i>
  ) : (
    <span {...scriptOf(description)}>{cut(description, DESCRIPTION_LENGTH)}</span>
  );
}
