import type { ColorMode, Language, ViteChunk } from '@caravan/kernel';
import { preloadedFontUrl } from '@caravan/ui-kit';
import { pageStateId, rootId, type PageState } from '../page-state.ts';
import { documentLanguages } from './head-tags.ts';
import { jsonScript, tag } from './html.ts';

type Manifest = Record<string, ViteChunk>;

/** The browser's entry and the one style sheet, by the keys that Vite's manifest gives them. */
const entryKey = 'src/entry-client.tsx';
const styleSheetKey = 'style.css';

const chunkOf = (manifest: Manifest, key: string): ViteChunk => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the manifest has no ${key}`);
  return chunk;
};

/** The files that a chunk imports statically, dependencies first. */
const importedFiles = (manifest: Manifest, key: string, seen = new Set<string>()): string[] =>
  (chunkOf(manifest, key).imports ?? []).flatMap((imported) => {
    if (seen.has(imported)) return [];
    seen.add(imported);
    return [...importedFiles(manifest, imported, seen), chunkOf(manifest, imported).file];
  });

/**
 * The tags of the built files: the font, the style sheet, and the scripts that every page needs. The route of a page
 * loads its own script. The page is readable without its scripts, so they have a low priority.
 */
export const builtAssetTags = (manifest: Manifest): string =>
  [
    tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: preloadedFontUrl, crossorigin: '' }),
    tag('link', { rel: 'stylesheet', href: `/${chunkOf(manifest, styleSheetKey).file}` }),
    ...importedFiles(manifest, entryKey).map((file) =>
      tag('link', { rel: 'modulepreload', href: `/${file}`, fetchpriority: 'low' }),
    ),
    `${tag('script', { type: 'module', src: `/${chunkOf(manifest, entryKey).file}`, fetchpriority: 'low' })}</script>`,
  ].join('');

export interface DocumentOptions {
  language: Language;
  colorMode: ColorMode | undefined;
  head: string;
  /** Tags that load the page's files. */
  assetTags: string;
  body: string;
  state: PageState;
}

/** The whole document; it has no inline script. */
export const writeDocument = ({ language, colorMode, head, assetTags, body, state }: DocumentOptions): string =>
  `<!doctype html>${tag('html', { lang: documentLanguages[language], 'data-mode': colorMode })}<head>` +
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">${head}` +
  `<link rel="icon" type="image/svg+xml" href="/favicon.svg">${assetTags}</head>` +
  `<body><div id="${rootId}">${body}</div>` +
  `${jsonScript({ type: 'application/json', id: pageStateId }, state)}</body></html>`;
