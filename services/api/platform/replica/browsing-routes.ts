import type { ApiModule, Dependencies } from '../dependencies.ts';
import type { Route } from '../http/route.ts';

/** The routes of a module, of which everybody's reading asks what `browsing` chooses, and everything else the primary. */
export function browsingRoutes(
  module: ApiModule,
  dependencies: Dependencies,
  browsing: Dependencies,
): readonly Route[] {
  const reading = module.routes(browsing);
  return module.routes(dependencies).map((route, at) => {
    const isBrowsing = route.endpoint.method === 'GET' && route.endpoint.access === 'public';
    return isBrowsing ? (reading[at] ?? route) : route;
  });
}
