import type { EmotionCache } from '@emotion/cache';
import { makeEmotionCache } from '@caravan/ui-kit/controls';
import { AdoptedSheet } from './adopted-sheet.ts';

let ofPage: EmotionCache | undefined;

/** The browser page's cache; it takes over the styles that the server wrote and adds further ones to a sheet of its own. */
export const pageCache = (): EmotionCache => {
  if (!ofPage) {
    ofPage = makeEmotionCache();
    ofPage.sheet = new AdoptedSheet({ key: ofPage.key, container: document.head });
  }
  return ofPage;
};
