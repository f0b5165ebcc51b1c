import { serveApi } from '../lib/serve-api.ts';

await serveApi({ keepsAnswers: true });
