/** The pressed button goes with its row; the focus moves to the first `target` of the next row, or to the heading. */
export function focusBeside(row: HTMLElement | null, target: 'a' | 'button'): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const heading = row?.closest('section')?.querySelector<HTMLElement>('h2');
  (neighbour?.querySelector<HTMLElement>(target) ?? heading)?.focus();
}
