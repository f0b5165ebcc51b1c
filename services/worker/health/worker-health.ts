import type { WorkerContext } from '../context.ts';

export const queueAnswers = ({ queue }: Pick<WorkerContext, 'queue'>): Promise<boolean> =>
  queue.ping().then(
    () => true,
    () => false,
  );
