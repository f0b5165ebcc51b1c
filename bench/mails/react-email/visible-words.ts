import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** Padding of the preview: spaces, joiners and marks that nobody sees. */
const UNSEEN = /(?:\s|\u00ad|\u034f|[\u200b-\u200f\ufeff])+/g;

/** The text of a mail with the addresses of its links, in order and without spaces, from its first link on. */
export function visibleWords(html: string): string {
  const read = (node: DefaultTreeAdapterTypes.Node): string => {
    if (node.nodeName === 'style' || node.nodeName === '#comment') return '';
    if ('value' in node) return node.value.replaceAll(UNSEEN, '');
    if (!('childNodes' in node)) return '';
    const href = 'attrs' in node ? node.attrs.find(({ name }) => name === 'href')?.value : undefined;
    return `${href === undefined ? '' : `[${href}]`}${node.childNodes.map(read).join('')}`;
  };
  const all = read(parse(html));
  return all.slice(all.indexOf('['));
}
