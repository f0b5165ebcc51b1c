import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { MODULES } from '../../../services/api/app.ts';
import type { Dependencies } from '../../../services/api/platform/dependencies.ts';
import type { Secrets } from '../../../services/platform/config.ts';

const sessionSecrets: Secrets = ['x'.repeat(32)];

/** Every call that is mounted, by the modules' own list: a new one is tested from its first day. */
export const everyEndpoint = (): Endpoint[] =>
  MODULES.flatMap((module) => module.routes({ config: { sessionSecrets } } as Dependencies)).map(
    (route) => route.endpoint,
  );
