import createCacheModule, { type EmotionCache } from '@emotion/cache';
import { AdoptedSheet } from './adopted-sheet.ts';

// The package is CommonJS: a bundle for Node sees its default export one level deeper than a browser's does.
const createCache = 'default' in createCacheModule ? (createCacheModule as { default: typeof createCacheModule }).default : createCacheModule;

const key = 'css';

/** For one request: what is rendered leaves its styles in the cache and none in the page's body. */
export const makeRequestCache = (nonce: string): EmotionCache => {
  const cache = createCache({ key, nonce });
  cache.compat = true;
  return cache;
};

let ofPage: EmotionCache | undefined;

/** The browser page's cache; it takes over the styles that the server wrote. */
export const pageCache = (): EmotionCache => {
  if (!ofPage) {
    ofPage = createCache({ key });
    ofPage.sheet = new AdoptedSheet({ key, container: document.head });
  }
  return ofPage;
};
