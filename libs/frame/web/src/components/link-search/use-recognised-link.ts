import { useCallback, useRef, useState } from 'react';
import type { RecognisedLink } from '@caravan/goods/contract/links';
import type { Language } from '@caravan/kernel';

/** What the chip says of a link. */
export interface RecognisedShop {
  shop: string;
  /** The platform's own number of the product, where the link has one. */
  item: string | undefined;
}

/** The rules of some twenty shops are fetched with the first input, not with the page. */
const shopOf = async (text: string, language: Language): Promise<RecognisedShop | undefined> => {
  const { recogniseLink, shopLabel } = await import('@caravan/goods/contract/links');
  const link: RecognisedLink | null = recogniseLink(text);
  if (!link?.url) return undefined;
  const shop = shopLabel(link.platform ?? 'web', link.url, language);
  return { shop, item: link.kind === 'item' && link.certain ? link.itemId : undefined };
};

/** Names the shop behind what stands in the field. */
export const useRecognisedLink = (language: Language) => {
  const [shop, setShop] = useState<RecognisedShop>();
  const latest = useRef('');

  const recognise = useCallback(
    (text: string) => {
      latest.current = text;
      const show = (found: RecognisedShop | undefined) => {
        if (latest.current === text) setShop(found);
      };
      if (!text.trim()) {
        show(undefined);
        return;
      }
      // The chip is a courtesy: when the rules cannot be fetched, the product page still reads the link on the server.
      shopOf(text, language).then(show, () => show(undefined));
    },
    [language],
  );

  return { shop, recognise };
};
