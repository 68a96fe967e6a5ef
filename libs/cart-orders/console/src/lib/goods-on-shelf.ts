import type { StaffOrder } from '@caravan/cart-orders/contract';

/** Goods of an order in the warehouse, in no package and no return: each receipt is one item. */
export const goodsOnShelf = ({ lines }: Pick<StaffOrder, 'lines'>): { id: string; name: string; quantity: number }[] =>
  lines.flatMap(({ name, spec, receipts }) =>
    receipts
      .filter(({ place }) => place.status === 'arrived')
      .map(({ item_id: id, quantity }) => ({ id, quantity, name: [name, spec].filter(Boolean).join(' · ') })),
  );
