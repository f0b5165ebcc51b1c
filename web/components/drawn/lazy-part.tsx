import { type ComponentType, lazy, Suspense } from 'react';

/** A component in a chunk of its own; nothing stands in its place until it is there, and all around it stays. */
export function lazyPart<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  const Part = lazy(load);
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
