import type { CartLine, Totals } from '@caravan/cart-orders/contract';
import type {} from '@caravan/shipping/api';
import { useLazySlot } from '@caravan/web-core';

export interface PriceToDoorProps {
  totals: Totals & { domestic_shipping_stated: boolean };
  lines: readonly CartLine[];
}

/** The price of the lines up to the shopper's door, in one parcel (specification 37); nothing without lines. */
export const PriceToDoor = ({ totals, lines }: PriceToDoorProps) => {
  const Price = useLazySlot('deliveredPrice');
  if (!Price || lines.length === 0) return null;
  return (
    <Price
      orderFen={totals.amount_fen}
      valueFen={totals.goods_fen}
      isShippingStated={totals.domestic_shipping_stated}
      goods={lines.map(({ name, description, spec, quantity, weight_g }) => ({
        name,
        details: `${spec} | ${description}`,
        quantity,
        weight_g,
      }))}
    />
  );
};
