import type { EmotionCache } from '@emotion/cache';
import createEmotionServerModule from '@emotion/server/create-instance';

// See `style-cache.ts`: CommonJS seen from a bundle for Node.
const createEmotionServer =
  'default' in createEmotionServerModule
    ? (createEmotionServerModule as { default: typeof createEmotionServerModule }).default
    : createEmotionServerModule;

/** The style tags, with the request's nonce, of exactly what stands in a rendered page. */
export const styleTagsOf = (cache: EmotionCache, body: string): string => {
  const server = createEmotionServer(cache);
  return server.constructStyleTagsFromChunks(server.extractCriticalToChunks(body));
};
