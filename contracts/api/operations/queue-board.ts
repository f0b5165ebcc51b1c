import { endpoint } from '../shared/endpoint.ts';

export const queueBoardEndpoints = {
  page: endpoint({
    method: 'GET',
    path: '/admin/queues',
    access: 'admin',
    budget: 'expensive',
    status: 200,
    summary: 'The queue of jobs as a page: states, what waits, when the clock wakes it',
  }),
};
