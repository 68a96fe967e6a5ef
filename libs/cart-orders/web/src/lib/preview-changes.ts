import type { CartLine, OrderPreview } from '@caravan/cart-orders/contract';
import type { Fen } from '@caravan/kernel';

/** What a line cost in the preview before, where that was something else. */
export interface PriceBefore {
  unit_price_fen: Fen;
  domestic_shipping_fen: Fen;
}

const linesOf = ({ orders }: OrderPreview): CartLine[] => orders.flatMap((order) => order.lines);

/** The lines of a preview whose price or domestic shipping was another in the one before, with what it was. */
export const changedPrices = (before: OrderPreview, after: OrderPreview): ReadonlyMap<string, PriceBefore> => {
  const known = new Map(linesOf(before).map((line) => [line.id, line]));
  const changed = new Map<string, PriceBefore>();
  for (const line of linesOf(after)) {
    const old = known.get(line.id);
    if (!old) continue;
    const { unit_price_fen, domestic_shipping_fen } = old;
    if (unit_price_fen !== line.unit_price_fen || domestic_shipping_fen !== line.domestic_shipping_fen) changed.set(line.id, { unit_price_fen, domestic_shipping_fen });
  }
  return changed;
};
