import { useCallback, useRef, useState } from 'react';
import type { RecognisedLink } from '@caravan/goods/contract/links';
import type { Language } from '@caravan/kernel';

/** The shop of a link, for the chip below the search. */
export interface RecognisedShop {
  shop: string;
  /** The platform's product number, if the link has one. */
  item: string | undefined;
}

/** The rules of some twenty shops load with the first input, not with the page. */
const shopOf = async (text: string, language: Language): Promise<RecognisedShop | undefined> => {
  const { recogniseLink, shopLabel } = await import('@caravan/goods/contract/links');
  const link: RecognisedLink | null = recogniseLink(text);
  if (!link?.url) return undefined;
  const shop = shopLabel(link.platform ?? 'web', link.url, language);
  return { shop, item: link.kind === 'item' && link.certain ? link.itemId : undefined };
};

/** Names the shop of the field's link. */
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
      // The chip is optional: if the rules fail to load, the server still reads the link for the product page.
      shopOf(text, language).then(show, () => show(undefined));
    },
    [language],
  );

  return { shop, recognise };
};
