import type { SiteInfo } from '#contracts/api/page.ts';
import type { Head } from './head.ts';
import { HEAD_ELEMENTS, type HeadElement, headElements } from './head-elements.ts';

/** Puts a page's head into the document, in the place of the former one. What both have stays. */
export function applyHead(head: Head, site: SiteInfo): void {
  const former = [...document.head.querySelectorAll(HEAD_ELEMENTS)];
  const wanted = headElements(head, site).map(toElement);
  for (const element of wanted) {
    const at = former.findIndex((one) => one.isEqualNode(element));
    if (at === -1) document.head.append(element);
    else former.splice(at, 1);
  }
  for (const stale of former) stale.remove();
}

function toElement({ tag, attributes, text }: HeadElement): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
