import type { CartLine, OrderPreview } from '@caravan/cart-orders/contract';
import type { Fen } from '@caravan/kernel';

/** A line's previous price, if it differs. */
export interface PriceBefore {
  unit_price_fen: Fen;
  domestic_shipping_fen: Fen;
}

const linesOf = ({ orders }: OrderPreview): CartLine[] => orders.flatMap((order) => order.lines);

/** The lines whose price or domestic shipping changed between two previews, with their previous prices. */
export const changedPrices = (before: OrderPreview, after: OrderPreview): ReadonlyMap<string, PriceBefore> => {
  const known = new Map(linesOf(before).map((line) => [line.id, line]));
  const changed = new Map<string, PriceBefore>();
  for (const line of linesOf(after)) {
    const old = known.get(line.id);
    if (!old) continue;
    const { unit_price_fen, domestic_shipping_fen } = old;
    if (unit_price_fen !== line.unit_price_fen || domestic_shipping_fen !== line.domestic_shipping_fen)
      changed.set(line.id, { unit_price_fen, domestic_shipping_fen });
  }
  return changed;
};
