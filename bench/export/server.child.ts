import { firstAdministrator } from '../../services/api/first-run.ts';
import { serveApi } from '../lib/serve-api.ts';
import { ADMIN } from './admin.ts';

const TELL_EVERY_MS = 20;

const settings = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password };
await serveApi({ settings, prepare: firstAdministrator });
setInterval(() => process.send?.({ bytes: process.memoryUsage.rss() }), TELL_EVERY_MS);
