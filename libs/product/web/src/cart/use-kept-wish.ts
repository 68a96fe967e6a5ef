import { useEffect, useRef, useState } from 'react';
import type { PriceChange } from '@caravan/cart-orders/contract';
import type { Goods } from '@caravan/goods/contract';
import { useDrafts } from '@caravan/web-core';
import { noLineOptions, type LineOptions } from '../components/line-option-fields/line-option-fields.tsx';
import { firstChoice, keptChoice, type Choice } from '../domain/sku-choice.ts';

/** The shopper's choice on a product page. */
export interface Wish {
  choice: Choice;
  lineOptions: LineOptions;
  priceChange?: PriceChange | undefined;
}

export interface KeptWish {
  wish: Wish;
  change: (part: Partial<Wish>) => void;
  /** The wish is in the cart: the page keeps it, but the next visit starts afresh. */
  forget: () => void;
}

/**
 * The shopper's choices on a product page. This tab remembers them, so that a login, a registration, a reload or
 * another language loses none; the first render is the server's, so they are restored after it.
 */
export const useKeptWish = (goods: Goods, link: string): KeptWish => {
  const drafts = useDrafts();
  const key = `product:${link.slice(0, 200)}`;
  const [wish, setWish] = useState<Wish>(() => ({ choice: firstChoice(goods), lineOptions: noLineOptions }));
  // A product that is read again keeps the choices on the page.
  const first = useRef(goods);

  useEffect(() => {
    const kept = drafts.read(key) as Partial<Wish> | undefined;
    if (!kept) return;
    setWish((now) => ({ ...now, ...kept, choice: keptChoice(first.current, kept.choice ?? []) }));
  }, [drafts, key]);

  const change = (part: Partial<Wish>) => {
    const next = { ...wish, ...part };
    setWish(next);
    drafts.save(key, next);
  };
  return { wish, change, forget: () => drafts.clear(key) };
};
