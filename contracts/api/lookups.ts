import { z } from 'zod';
import { endpoint } from './shared/endpoint.ts';

const names = (path: string, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    access: 'public',
    budget: 'read',
    status: 200,
    summary,
    response: z.array(z.string()),
  });

export const lookupEndpoints = {
  cities: names('/api/cities', 'Names of cities'),
  provinces: names('/api/provinces', 'Names of provinces and territories'),
  sectors: names('/api/sectors', 'Names of sectors'),
};
