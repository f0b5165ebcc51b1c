import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react';
import { isPlain } from '../../lib/routing/navigation.ts';

/** A component in a chunk of its own; nothing stands in its place until it is there, and all around it stays. */
export function lazyPart<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  const Part = lazy(() => withLine(load));
  const Shown = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  /** A failure is left to the drawing, which asks again. */
  const preload = () => void load().catch(() => undefined);
  return Object.assign(Shown, { preload });
}

/**
 * A link that a plain click opens as a dialog, whose chunk is fetched when a pointer or the focus reaches it. Once it was open, the
 * dialog stays in the page, so that it can fade away.
 */
export function useDialogLink(preload: () => void) {
  const [state, setState] = useState<'open' | 'closed'>();
  const open = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    setState('open');
  };
  return {
    link: { onClick: open, onPointerEnter: preload, onFocus: preload },
    dialog: state && { open: state === 'open', onClose: () => setState('closed') },
  };
}

/** Loads at once, or, when there is no line, as soon as there is one. */
async function withLine<T>(load: () => Promise<T>): Promise<T> {
  const hadLine = navigator.onLine;
  try {
    return await load();
  } catch (error) {
    if (hadLine && navigator.onLine) throw error;
    if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return withLine(load);
  }
}
