import { z } from 'zod';
import { forAnybody } from '../shared/endpoint.ts';

export const cardEndpoints = {
  read: forAnybody.get('/tenders/:id/card.jpg', 'The picture of a notice that messengers show beside its link', {
    query: z.strictObject({
      v: z
        .string()
        .max(20)
        .meta({ description: 'The version of the notice, so that a changed one has another address', example: '3' })
        .optional(),
    }),
    media: 'image/jpeg',
  }),
};
