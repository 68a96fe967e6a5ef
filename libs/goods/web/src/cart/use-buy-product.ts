import { useState } from 'react';
import type { ParsedNewLine } from '@caravan/cart-orders/contract';
import { getGoods, type Goods } from '@caravan/goods/contract';
import type { Fen } from '@caravan/kernel';
import { endpointFor, failureOf } from '@caravan/web-core';
import { useAddToCart } from './use-add-to-cart.ts';

/** What the shopper sees of the shop's own amounts, in fen. */
export interface SeenAmounts {
  unit: Fen;
  shipping: Fen;
}

/** The shop asks for something else than what the page showed. */
export interface FoundChange {
  what: 'price' | 'shipping';
  old: Fen;
  now: Fen;
}

const changeOf = (seen: SeenAmounts, now: SeenAmounts): FoundChange =>
  seen.unit === now.unit ? { what: 'shipping', old: seen.shipping, now: now.shipping } : { what: 'price', old: seen.unit, now: now.unit };

export interface BuyProduct {
  buy: (line: ParsedNewLine, seen: SeenAmounts) => Promise<void>;
  busy: boolean;
  added: boolean;
  /** Found when the line was to be added; nothing was. */
  change: FoundChange | undefined;
}

/** Adds a looked-up product to the cart. Where the shop has changed its price meanwhile, the page shows the new one and asks again. */
export const useBuyProduct = (goods: Goods, link: string): BuyProduct => {
  const { add, busy, added } = useAddToCart();
  const { refetch } = endpointFor(getGoods).useQuery({ query: { url: link } });
  const [change, setChange] = useState<FoundChange>();

  const buy: BuyProduct['buy'] = async (line, seen) => {
    setChange(undefined);
    const result = await add(goods.title, line);
    const failure = failureOf(result?.error);
    if (failure?.reason !== 'price_changed') return;
    setChange(changeOf(seen, { unit: Number(failure['price_fen']), shipping: Number(failure['domestic_shipping_fen']) }));
    void refetch();
  };

  return { buy, busy, added, change };
};
