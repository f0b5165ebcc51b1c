import { serveTasks } from '../../../services/platform/isolation/serve-tasks.ts';

/** Stands for a reader that a file brings to a stand, or that takes all memory; else it answers the settings. */
serveTasks((settings: object) => async ({ goes }: { goes: 'on' | 'nowhere' | 'mad' | 'wrong' | 'killed' }) => {
  while (goes === 'nowhere');
  for (let kept = ['']; goes === 'mad'; ) kept = [...kept, ...kept];
  if (goes === 'wrong') throw new RangeError('as it has to');
  if (goes === 'killed') process.kill(process.pid, 'SIGKILL');
  return settings;
});
