import { z } from 'zod';
import { forAdmins } from '../shared/endpoint.ts';

const count = z.number().int().min(0);

export const sampleEndpoints = {
  count: forAdmins.get('/api/admin/samples', 'How many sample notices are shown', {
    response: z.strictObject({ count }),
  }),
  remove: forAdmins.delete('/api/admin/samples', 'Remove every sample notice', {
    status: 200,
    response: z.strictObject({ removed: count }),
  }),
} as const;
