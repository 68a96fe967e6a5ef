import { useState } from 'react';
import type { ParsedNewLine } from '@caravan/cart-orders/contract';
import { useGetGoodsQuery } from '@caravan/goods/api';
import type { Goods } from '@caravan/goods/contract';
import type { Fen } from '@caravan/kernel';
import { failureOf } from '@caravan/web-core';
import type { Aim } from './pending-line.ts';
import { useAddToCart, type AddToCart } from './use-add-to-cart.ts';

/** The shop's amounts as the page shows them, in fen. */
export interface SeenAmounts {
  unit: Fen;
  shipping: Fen;
}

/** The shop's price differs from the price that the page showed. */
export interface FoundChange {
  what: 'price' | 'shipping';
  old: Fen;
  now: Fen;
}

const changeOf = (seen: SeenAmounts, now: SeenAmounts): FoundChange =>
  seen.unit === now.unit
    ? { what: 'shipping', old: seen.shipping, now: now.shipping }
    : { what: 'price', old: seen.unit, now: now.unit };

export interface BuyProduct extends Omit<AddToCart, 'add'> {
  buy: (line: ParsedNewLine, seen: SeenAmounts, aim: Aim) => Promise<void>;
  /** Set if the price changed when the line was to be added; the line was not added then. */
  change: FoundChange | undefined;
}

/**
 * Adds a looked-up product to the cart. If the shop changed its price meanwhile, the page shows the new price and asks
 * again.
 */
export const useBuyProduct = (goods: Goods, link: string, onAdded: () => void): BuyProduct => {
  const { add, ...adding } = useAddToCart(goods, onAdded);
  const { refetch } = useGetGoodsQuery({ query: { url: link } });
  const [change, setChange] = useState<FoundChange>();

  const buy: BuyProduct['buy'] = async (line, seen, aim) => {
    setChange(undefined);
    const result = await add(line, aim);
    const failure = failureOf(result?.error);
    if (failure?.reason !== 'price_changed') return;
    setChange(
      changeOf(seen, { unit: Number(failure['price_fen']), shipping: Number(failure['domestic_shipping_fen']) }),
    );
    void refetch();
  };

  return { buy, ...adding, change };
};
