import type { ApiModule } from '../../platform/dependencies.ts';
import { accountRoutes } from './account/account.routes.ts';
import { linkRoutes } from './links/link.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { sessionRoutes } from './sign-in/session.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { projectUser } from './user.projection.ts';
import { userRoutes } from './user.routes.ts';

export const users: ApiModule = {
  routes: (dependencies) => [
    ...signInRoutes(dependencies),
    ...userRoutes(dependencies),
    ...accountRoutes(dependencies),
    ...secondFactorRoutes(dependencies),
    ...linkRoutes(dependencies),
    ...sessionRoutes(dependencies),
  ],
  projections: { user: projectUser },
};

export { eraseAccountMails } from './notices/account-notices.ts';
export { resealKeys } from './second-factor/sealed-key.ts';
