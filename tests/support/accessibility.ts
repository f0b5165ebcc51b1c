import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that a theme can spoil where the same page passes in the other one. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Fails with one line per violation: rule, element, what to do. Call it again for each open dialog or menu. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNothingFound(new AxeBuilder({ page }).withTags(TAGS));
}

/** The same for colours alone: quick, for the other theme of what was looked at whole. */
export function expectLegible(page: Page): Promise<void> {
  return expectNothingFound(new AxeBuilder({ page }).withRules(COLOURS));
}

async function expectNothingFound(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} · ${target.join(' ')} · ${failureSummary ?? ''}`),
  );
  expect(lines, lines.join('\n')).toEqual([]);
}
