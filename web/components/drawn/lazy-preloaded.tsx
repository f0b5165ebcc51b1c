import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A component in a chunk of its own, which the server draws. Hydration of a page that shows it waits for `preload`: an
 * update that came before the chunk would put the fallback in the place of what the reader already sees.
 */
export function lazyPreloaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
  /** Whether there is anything to draw, and so to fetch. */
  isDue: (props: Props) => boolean = () => true,
) {
  let known: ComponentType<Props> | undefined;
  const Loading = lazy(async () => ({ default: await load() }));
  const Ahead = (props: Props) => {
    if (!isDue(props)) return null;
    const Shown = known ?? Loading;
    return (
      <Suspense fallback={fallback}>
        <Shown {...props} />
      </Suspense>
    );
  };
  /** A chunk that does not come is asked for again when it is drawn. */
  const preload = () =>
    load().then(
      (component) => {
        known = component;
      },
      () => undefined,
    );
  return Object.assign(Ahead, { preload });
}
