import { useEffect, useState } from 'react';

const isTyping = ({ target }: Event) =>
  target instanceof Element && target.matches('input, textarea, [contenteditable]');

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Hands over files that are dropped anywhere on the page or pasted, in their order; tells whether some hang over it. While a
 * dialog is open, only who stands in it is handed them.
 */
export function useFileDrop(take: (files: readonly File[]) => void, isInDialog: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const isElsewhere = (event: Event) =>
      event.defaultPrevented || (document.querySelector('[role=dialog]') !== null) !== isInDialog;
    const over = (event: DragEvent) => {
      if (!hasFiles(event) || isElsewhere(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Leaving for an element inside the page is no leaving.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event) || isElsewhere(event)) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isElsewhere(event) || isTyping(event)) return;
      event.preventDefault();
      take(files);
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, [take, isInDialog]);
  return isOver;
}
