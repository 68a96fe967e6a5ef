import createCacheModule, { type EmotionCache } from '@emotion/cache';

// The package is CommonJS: a bundle for Node sees its default export one level deeper than a browser's does.
const createCache = 'default' in createCacheModule ? (createCacheModule as { default: typeof createCacheModule }).default : createCacheModule;

/** One cache for a request on the server, one for a page in the browser. */
export const makeEmotionCache = (nonce?: string): EmotionCache => {
  const cache = createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
  // On the server styles are collected and written once into the head, not beside each element.
  if (typeof document === 'undefined') cache.compat = true;
  return cache;
};
