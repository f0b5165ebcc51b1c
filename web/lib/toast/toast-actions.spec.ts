import { expect, it } from 'vitest';
import { keepAction, runAction } from './toast-actions.ts';

it('only the button of the present toast does anything', () => {
  const done: string[] = [];
  const first = keepAction(() => done.push('first'));
  const second = keepAction(() => done.push('second'));
  runAction(first);
  expect(done).toEqual([]);
  runAction(second);
  expect(done).toEqual(['second']);
});
