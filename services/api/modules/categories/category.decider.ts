import type { CategoryEdit } from '#contracts/api/categories.ts';
import type { CategoryEvent, CategoryFacts } from '#contracts/events/categories.ts';
import { changedFields } from '../../platform/commands/changed-fields.ts';
import type { Decider, Decision } from '../../platform/commands/decider.ts';
import { type RecordState, recordOf } from '../../platform/commands/record.ts';
import { conflict, missing } from '../../platform/refusal.ts';

export type CategoryCommand =
  | { readonly type: 'CreateCategory'; readonly category: CategoryFacts }
  | { readonly type: 'UpdateCategory'; readonly category: CategoryEdit }
  | { readonly type: 'RemoveCategory'; readonly usedBy: CategoryUses };

/** Numbers of those that name a category. */
export type CategoryUses = Readonly<Record<'tenders' | 'organizations' | 'subcategories', number>>;

function decide(command: CategoryCommand, state: RecordState<CategoryFacts>): Decision<CategoryEvent> {
  switch (command.type) {
    case 'CreateCategory':
      if (state.kind !== 'none') throw conflict('This category exists already.');
      return [{ type: 'CategoryCreated', data: { category: command.category } }];
    case 'UpdateCategory': {
      if (state.kind !== 'present') throw missing('Category');
      const category = { ...state.facts, ...command.category };
      const changed = changedFields(state.facts, category);
      return changed.length === 0 ? [] : [{ type: 'CategoryUpdated', data: { category, changed } }];
    }
    case 'RemoveCategory':
      if (state.kind !== 'present') throw missing('Category');
      refuseWhileUsed(command.usedBy);
      return [{ type: 'CategoryRemoved', data: {} }];
    default:
      return command satisfies never;
  }
}

function refuseWhileUsed({ tenders, organizations, subcategories }: CategoryUses): void {
  const users = [
    [tenders, 'tender', 'tenders'],
    [organizations, 'organization', 'organizations'],
    [subcategories, 'subcategory', 'subcategories'],
  ] as const;
  const named = users
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
  if (named.length > 0) {
    throw conflict(
      `This category is used by ${named.join(' and ')}. Move them to another category first, or make it inactive.`,
    );
  }
}

export const categoryDecider: Decider<RecordState<CategoryFacts>, CategoryCommand, CategoryEvent> = {
  ...recordOf<CategoryFacts, CategoryEvent>(({ category }) => category),
  decide,
};
