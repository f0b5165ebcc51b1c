import { expect, it } from 'vitest';
import { composeSource } from './compose-source.ts';

const files = new Map([
  ['mail.mjml', '<a>{{> top}}</a>{{name}}'],
  ['mail.txt.hbs', '{{> top}}!'],
  ['partials/top.mjml', '[{{> deep-one}}]\n'],
  ['partials/top.txt.hbs', 'text\n'],
  ['partials/deep-one.mjml', '$& deep\n'],
  ['loop.mjml', '{{> round}}'],
  ['partials/round.mjml', '{{> round}}'],
  ['lost.mjml', '{{> nowhere}}'],
]);

it('puts partials of the same kind in, word for word', () => {
  expect(composeSource('mail.mjml', files)).toBe('<a>[$& deep]</a>{{name}}');
  expect(composeSource('mail.txt.hbs', files)).toBe('text!');
});
it('names what is missing', () =>
  expect(() => composeSource('lost.mjml', files)).toThrow('templates/sources/partials/nowhere.mjml is missing'));
it('does not go round for ever', () => expect(() => composeSource('loop.mjml', files)).toThrow('without end'));
