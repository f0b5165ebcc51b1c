import type { AuditChange } from '#contracts/api/audit.ts';
import { differingExcerpts } from '../../../../platform/changes/around.ts';
import type { Facts } from './fact-list.ts';

/** Differences; long texts only around the first one. An empty text counts as none. */
export function compareFacts(before: Facts, after: Facts): AuditChange[] {
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return fields.flatMap((field) => {
    const [old, now] = [before[field] || null, after[field] || null];
    if (old === now) return [];
    const [shownBefore, shownAfter] = differingExcerpts(old, now);
    return [{ field, before: shownBefore, after: shownAfter }];
  });
}
