import { type ComponentType, lazy, Suspense, useState } from 'react';
import { LoadingArea } from '../components/ui/spinner.tsx';
import { commonText } from '../lib/messages.en.ts';
import type { PageParameters, PageProps } from '../lib/routing/paths.ts';

type PageComponent = ComponentType<PageProps>;
interface PageModule {
  readonly default: PageComponent;
}

export interface Page {
  /** Set by preload: a page that is at hand draws without a flash of the spinner. */
  readonly loaded: { current: PageComponent | null };
  readonly preload: () => Promise<PageModule>;
}

export function page(load: () => Promise<PageModule>): Page {
  const loaded: Page['loaded'] = { current: null };
  const preload = async () => {
    const module = await load();
    loaded.current = module.default;
    return module;
  };
  return { loaded, preload };
}

/** A page that did not come is asked for again each time somebody goes there. */
export function PageView({ page, parameters }: { readonly page: Page; readonly parameters: PageParameters }) {
  const [Loaded] = useState(() => page.loaded.current);
  const [Lazy] = useState(() => lazy(page.preload));
  if (Loaded !== null) return <Loaded parameters={parameters} />;
  return (
    <Suspense fallback={<LoadingArea label={commonText.loading} />}>
      <Lazy parameters={parameters} />
    </Suspense>
  );
}
