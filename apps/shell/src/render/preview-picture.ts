import type { HeadOptions } from './head-tags.ts';

/** The picture of link previews: the page's own, otherwise the site's in the language of the page. */
export const previewOf = ({ meta, language, publicUrl }: Pick<HeadOptions, 'meta' | 'language' | 'publicUrl'>): string =>
  new URL(meta.image ?? `/preview-${language}.png`, publicUrl).href;
