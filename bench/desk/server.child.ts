import type { User } from '#contracts/api/users.ts';
import { serveApi } from '../lib/serve-api.ts';

const chief = { id: 1, username: 'chief', isAdmin: true } as User;

/** Everybody is its first administrator. */
await serveApi({
  change: (dependencies) => ({ ...dependencies, sessions: { ...dependencies.sessions, current: async () => chief } }),
});
