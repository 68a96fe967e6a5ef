import { languageTable, type ColorMode, type Language, type ViteChunk } from '@caravan/kernel';
import { colors, preloadedFontUrl } from '@caravan/ui-kit';
import { pageStateId, rootId, type PageState } from '../page-state.ts';
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
  websiteTag: string;
  colorMode: ColorMode | undefined;
  head: string;
  /** Tags that load the page's files. */
  assetTags: string;
  body: string;
  state: PageState;
}

/** The colour of the browser's own bars: that of the header, in the chosen mode or in the system's. */
const themeColors = (mode: ColorMode | undefined): string =>
  (['light', 'dark'] as const)
    .filter((one) => mode === undefined || one === mode)
    .map((one) =>
      tag('meta', {
        name: 'theme-color',
        content: colors.surface[one],
        media: mode === undefined ? `(prefers-color-scheme: ${one})` : undefined,
      }),
    )
    .join('');

/** The files of an installed site: its manifest in the language of the page, and its icons. */
const installTags = ({ language, websiteTag, colorMode }: DocumentOptions): string =>
  [
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', {
      rel: 'manifest',
      href: `/site.webmanifest?${new URLSearchParams({ lang: language, tag: websiteTag }).toString()}`,
    }),
    themeColors(colorMode),
  ].join('');

/** The whole document; it has no inline script. */
export const writeDocument = (options: DocumentOptions): string => {
  const { language, colorMode, head, assetTags, body, state } = options;
  return (
    `<!doctype html>${tag('html', { lang: languageTable[language].tag, 'data-mode': colorMode })}<head>` +
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">${head}` +
    `${installTags(options)}${assetTags}</head>` +
    `<body><div id="${rootId}">${body}</div>` +
    `${jsonScript({ type: 'application/json', id: pageStateId }, state)}</body></html>`
  );
};
