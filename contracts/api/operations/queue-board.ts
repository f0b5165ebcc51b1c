import { forAdmins } from '../shared/endpoint.ts';

export const queueBoardEndpoints = {
  page: forAdmins.get('/admin/queues', 'The queue of jobs as a page: states, what waits, when the clock wakes it', {
    budget: 'expensive',
    media: 'text/html',
  }),
};
