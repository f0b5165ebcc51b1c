import { describe, expect, it } from 'vitest';
import { assertExpressionsKept, compileHtml, splitParts, withoutMarkers } from './compile-html.ts';

const mail = (body: string) => `<mjml lang="en" dir="ltr"><mj-head></mj-head><mj-body><mj-section><mj-column>${body}
  </mj-column></mj-section></mj-body></mjml>`;
const text = '<mj-text>{{name}}</mj-text>';

describe('compiling a mail', () => {
  it('keeps blocks that stand in mj-raw', async () => {
    const html = await compileHtml('mail', mail(`<mj-raw>{{#each all}}</mj-raw>${text}<mj-raw>{{/each}}</mj-raw>`));
    expect(html).toMatch(/\{\{#each all\}\}<tr>.*\{\{name\}\}.*<\/tr> ?\{\{\/each\}\}/);
  });
  it('refuses blocks that MJML drops without a word', () =>
    expect(compileHtml('mail', mail(`{{#each all}}${text}{{/each}}`))).rejects.toThrow(
      'mail: MJML changed the blocks',
    ));
  it('refuses what is no MJML', () =>
    expect(compileHtml('mail', mail('<mj-text colour="red">x</mj-text>'))).rejects.toThrow('colour'));
  it('asks nobody for a font', async () => expect(await compileHtml('mail', mail(text))).not.toMatch(/@import|<link/));
});

describe('the guard', () => {
  const guard = (source: string, html: string) => () => assertExpressionsKept('mail', source, html);
  it('lets repeated values pass', () => expect(guard('{{a}}', '{{a}} {{a}}')).not.toThrow());
  it('sees a lost value', () => expect(guard('{{a}}{{a}}', '{{a}}')).toThrow('mail: MJML lost {{a}}'));
  it('sees a moved block', () =>
    expect(guard('{{#if a}}{{/if}}{{#if b}}{{/if}}', '{{#if b}}{{/if}}{{#if a}}{{/if}}')).toThrow(
      'changed the blocks',
    ));
});

it('markers divide a text and leave no trace', () => {
  const marked = 'a@@one@@b@@two@@c';
  expect(Object.fromEntries(splitParts(marked))).toEqual({ start: 'a', one: 'b', two: 'c' });
  expect(withoutMarkers(marked)).toBe('abc');
});
