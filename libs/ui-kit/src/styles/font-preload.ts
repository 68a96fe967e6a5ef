import interLatinUrl from './fonts/inter-latin.woff2?url';

/** The font file that every page needs: `<link rel="preload" as="font" type="font/woff2" crossorigin href=…>`. */
export const preloadedFontUrl: string = interLatinUrl;
