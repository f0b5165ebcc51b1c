import { z } from 'zod';
import { forAnybody } from '../shared/endpoint.ts';

const Dump = z.strictObject({
  name: z
    .string()
    .meta({ description: 'The file, at /api/dumps/{name}.', examples: ['tenders-20261122T213000Z.jsonl.gz'] }),
  mediaType: z.string().meta({ examples: ['application/gzip'] }),
  size: z
    .number()
    .int()
    .meta({ description: 'Bytes.', examples: [183_204] }),
  sha256: z.string().meta({ description: 'Of those bytes, in hex.' }),
  tenders: z
    .number()
    .int()
    .meta({ description: 'Lines of JSON, or rows of CSV without the head.', examples: [4210] }),
  takenAt: z.string().meta({ examples: ['2026-11-22T21:30:00.000Z'] }),
  cursor: z.string().meta({ description: 'Send it to /api/changes as `after` to go on from this file.' }),
});
export const Dumps = z.strictObject({ dumps: z.array(Dump).meta({ description: 'Newest first.' }) });
export type Dumps = z.infer<typeof Dumps>;

export const dumpEndpoints = {
  dumps: forAnybody.get(
    '/api/dumps',
    'Files of all tenders without samples: JSON Lines as /api/tenders/{id} answers, and CSV; made daily, kept for a week',
    { response: Dumps },
  ),
  dump: forAnybody.get('/api/dumps/:name', 'One of these files; a part of it by Range', {
    budget: 'expensive',
    media: 'application/gzip',
  }),
};
