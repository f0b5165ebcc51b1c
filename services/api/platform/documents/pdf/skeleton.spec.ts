import { expect, test } from 'vitest';
import { skeletonOf } from './skeleton.ts';

const stream = (content: string, length = content.length) =>
  `4 0 obj\n<< /Type /XObject /Length ${length} >>\nstream\n${content}\nendstream\nendobj\n`;

test.each([
  ['a string', '<< /Title (Hall/Movie (inner \\) /XFA) /EF) /A 1 >>'],
  ['a string in hexadecimals', '<< /Title <2f584641> /A 1 >>'],
  ['a comment', '% /XFA\n<< /A 1 >>'],
  ['a stream', `${stream('/XFA (unclosed << /EF')}<< /A 1 >>`],
  ['a stream that holds its own end', `${stream('a endstream /XFA')}<< /A 1 >>`],
  ['a stream of a length that is none', `${stream('/XFA', 10 ** 9)}<< /A 1 >>`],
])('what %s holds names nothing, and what follows it does', (_, pdf) => {
  expect(skeletonOf(pdf)).not.toMatch(/XFA|EF|Movie/);
  expect(skeletonOf(pdf)).toContain('/A 1');
});

test('a stream of twenty megabytes is left out, and a string without an end ends the paper', () => {
  const pdf = `${stream('('.repeat(20_000_000))}<< /A (${'\\('.repeat(1000)}) >>`;
  expect(skeletonOf(pdf).length).toBeLessThan(300);
  expect(skeletonOf('('.repeat(5_000_000)).trim()).toBe('');
});
