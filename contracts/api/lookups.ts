import { z } from 'zod';
import { forAnybody } from './shared/endpoint.ts';

const names = (path: string, summary: string) => forAnybody.get(path, summary, { response: z.array(z.string()) });

export const lookupEndpoints = {
  cities: names('/api/cities', 'Names of cities'),
  provinces: names('/api/provinces', 'Names of provinces and territories'),
  sectors: names('/api/sectors', 'Names of sectors'),
};
