import { createHash } from 'node:crypto';
import type { SiteInfo } from '#contracts/api/page.ts';
import { ICON_SPRITE } from '../../components/icon-sprite.tsx';
import { escapeHtml, escapeJson } from '../../lib/head/escape-html.ts';
import type { Head } from '../../lib/head/head.ts';
import { renderHead } from '../../lib/head/render-head.ts';
import { THEME_SCRIPT } from '../../lib/theme/apply-theme.ts';
import { DATA_ID, type InlinedData } from '../page-data.ts';
import { assetsOf } from './assets.ts';

interface DocumentParts {
  readonly head: Head;
  readonly body: string;
  readonly site: SiteInfo;
  /** The page's module, whose chunks are preloaded. */
  readonly source: string;
  readonly inlined: InlinedData;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes for the content security policy: only this style and this script run inline. Pages carry no nonce. */
export const inlineHashes = { script: hashOf(THEME_SCRIPT), style: hashOf(assetsOf('').style) } as const;

/** The document: theme before paint, styles and data inlined, scripts after the content. */
export function renderDocument({ head, body, site, source, inlined }: DocumentParts): string {
  const assets = assetsOf(source);
  return [
    '<!doctype html><html lang="en-PK" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${THEME_SCRIPT}</script>`,
    renderHead(head, site),
    assets.style === '' ? '' : `<style>${assets.style}</style>`,
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<meta name="application-name" content="${escapeHtml(site.name)}">`,
    '<meta name="theme-color" content="#073b28">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon-180.png">',
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(site.name)}" href="/opensearch.xml">`,
    '<link rel="manifest" href="/site.webmanifest"></head>',
    `<body>${ICON_SPRITE}<div id="root">${body}</div>`,
    `<script type="application/json" id="${DATA_ID}">${escapeJson(inlined)}</script>`,
    ...assets.inlineModules.map((code) => `<script type="module">${code}</script>`),
    ...assets.modules.map((src) => `<script type="module" src="${src}"></script>`),
    '</body></html>',
  ].join('');
}
