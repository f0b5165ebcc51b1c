import type { Category } from '#contracts/api/categories.ts';
import { EditDelete } from '../../../components/admin/edit-delete.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/ui/table.tsx';
import { cut } from '../../../lib/admin/page-of.ts';
import { scriptOf } from '../../../lib/format/script.ts';
import { adminCategoriesText as text } from '../../../lib/messages/admin/categories.ts';
import { adminText } from '../../../lib/messages/admin/dashboard.ts';

export interface CategoriesTableProps {
  readonly categories: readonly Category[];
  readonly nameOf: (id: number) => string | undefined;
  readonly onEdit: (id: number) => void;
  readonly onDelete: (id: number) => void;
}

const DESCRIPTION_LENGTH = 100;

export function CategoriesTable({ categories, nameOf, onEdit, onDelete }: CategoriesTableProps) {
  return (
    <Table label={text.heading}>
      <TableHead>
        <tr>
          <TableHeaderCell>{text.columns.name}</TableHeaderCell>
          <TableHeaderCell className="max-sm:hidden">{text.columns.description}</TableHeaderCell>
          <TableHeaderCell>{adminText.actions}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {categories.map((category) => (
          <TableRow key={category.id}>
            <TableCell className="sm:w-72">
              <CategoryName
                category={category}
                parent={category.parentId === null ? undefined : nameOf(category.parentId)}
              />
            </TableCell>
            <TableCell className="max-sm:hidden">
              <Description text={category.description} />
            </TableCell>
            <TableCell className="w-px">
              <EditDelete
                name={category.name}
                onEdit={() => onEdit(category.id)}
                onDelete={() => onDelete(category.id)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function CategoryName({ category, parent }: { readonly category: Category; readonly parent: string | undefined }) {
  return (
    <div className="flex items-start gap-2.5">
      <span aria-hidden="true" className="w-6 shrink-0 text-center text-lg leading-6">
        {category.emoji}
      </span>
      <div className="min-w-0">
        <p className="font-medium" {...scriptOf(category.name)}>
          {category.name}
        </p>
        {parent !== undefined && <p className="text-soft">{text.under(parent)}</p>}
        {!category.isActive && <Badge className="mt-1">{text.inactive}</Badge>}
        <p className="mt-1 sm:hidden">
          <Description text={category.description} />
        </p>
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
