import type { ColorMode, Language } from '@caravan/kernel';
import { preloadedFontUrl } from '@caravan/ui-kit';
import { pageStateId, rootId, type PageState } from '../page-state.ts';
import type { PageAssets } from './assets.ts';
import { documentLanguages } from './document-languages.ts';
import { tag } from './escape.ts';
import { writeState } from './write-state.ts';

export interface DocumentOptions {
  language: Language;
  colorMode: ColorMode | undefined;
  head: string;
  /** Tags that load the page's files. */
  assetTags: string;
  /** Style tags of the controls on the page. */
  styleTags: string;
  body: string;
  state: PageState;
}

/**
 * Tags of a built page: styles first, then what the entry will import, so that nothing is discovered late. The page is whole without
 * its scripts: on a slow line they wait for what it is looked at with, its font and its pictures.
 */
export const builtAssetTags = ({ entry, scripts, styles }: PageAssets): string =>
  [
    tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: preloadedFontUrl, crossorigin: '' }),
    ...styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...scripts.map((href) => tag('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
    `${tag('script', { type: 'module', src: entry, fetchpriority: 'low' })}</script>`,
  ].join('');

/** The whole document. There is no inline script in it and, but for controls, no inline style. */
export const writeDocument = ({ language, colorMode, head, assetTags, styleTags, body, state }: DocumentOptions): string =>
  `<!doctype html>${tag('html', { lang: documentLanguages[language], 'data-mode': colorMode })}<head>` +
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}` +
  `<link rel="icon" type="image/svg+xml" href="/favicon.svg">${assetTags}${styleTags}</head>` +
  `<body><div id="${rootId}">${body}</div><script type="application/json" id="${pageStateId}">${writeState(state)}</script></body></html>`;
