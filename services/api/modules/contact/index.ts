import type { ApiModule } from '../../platform/dependencies.ts';
import { contactRoutes } from './contact.routes.ts';

export const contact: ApiModule = { routes: contactRoutes, projections: {} };

export { eraseContactMessages } from './erase-messages.ts';
