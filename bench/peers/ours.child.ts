import { serveApi } from '../lib/serve-api.ts';

await serveApi({ production: true, connections: 20 });
