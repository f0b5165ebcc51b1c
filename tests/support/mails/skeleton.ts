import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * Outlines the structure of an HTML page: elements with the names of their attributes, one a line, indented, and comments
 * word for word (Outlook reads them). Text and values are left out: two mails of one template have the same skeleton.
 */
export function skeleton(html: string): string {
  return parse(html)
    .childNodes.flatMap((node) => outline(node, 0))
    .join('\n');
}

function outline(node: Node, depth: number): string[] {
  const indent = ' '.repeat(depth);
  if (node.nodeName === '#comment' && 'data' in node) return [`${indent}<!--${node.data.replace(/\s+/g, ' ')}-->`];
  if (!('tagName' in node)) return [];
  const names = node.attrs.map(({ name }) => name).sort();
  return [
    `${indent}${[node.tagName, ...names].join(' ')}`,
    ...node.childNodes.flatMap((child) => outline(child, depth + 1)),
  ];
}

/** Every link and every other address of a page. */
export function addressesOf(html: string): string[] {
  const found: string[] = [];
  const walk = (node: Node) => {
    if (!('tagName' in node)) return;
    for (const { name, value } of node.attrs)
      if (['href', 'src', 'action', 'background', 'srcset', 'poster'].includes(name)) found.push(value);
    node.childNodes.forEach(walk);
  };
  parse(html).childNodes.forEach(walk);
  return found;
}

/** The text of a page as a reader sees it. */
export function textOf(html: string): string {
  const texts: string[] = [];
  const walk = (node: Node) => {
    if (node.nodeName === '#text' && 'value' in node) texts.push(node.value);
    if ('childNodes' in node && !['style', 'title'].includes(node.nodeName)) node.childNodes.forEach(walk);
  };
  parse(html).childNodes.forEach(walk);
  return texts.join(' ').replace(/(?:\s|\u200b|\u200c|\u034f)+/g, ' ');
}
