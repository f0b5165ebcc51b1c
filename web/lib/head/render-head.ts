import type { SiteInfo } from '#contracts/api/page.ts';
import { escapeHtml } from './escape-html.ts';
import type { Head } from './head.ts';
import { headElements } from './head-elements.ts';

export function renderHead(head: Head, site: SiteInfo): string {
  return headElements(head, site)
    .map(({ tag, attributes, text }) => {
      const open = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
      const content = tag === 'script' ? text : text && escapeHtml(text);
      return `<${tag}${open.join('')}>${content === undefined ? '' : `${content}</${tag}>`}`;
    })
    .join('');
}
