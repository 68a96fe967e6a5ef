import { lineAmount, photoFee, shopTotals } from '../cart-totals.ts';
import type { Cart, CartLine } from '../cart-orders.schema.ts';

const plainLine: CartLine = {
  id: 'line_1',
  manual: false,
  url: 'https://item.taobao.com/item.htm?id=674029285425',
  platform: 'taobao',
  shop_name: 'Lantern Street Goods',
  name: 'Canvas tote',
  description: '',
  spec: 'navy / large',
  image: null,
  unit_price_fen: 12_900,
  listed_price_fen: 12_900,
  previous_price_fen: null,
  quantity: 2,
  max_quantity: 999,
  domestic_shipping_fen: 800,
  photo: { count: 3, note: '', fee_fen: 600 },
  note: '',
  price_change: null,
  amount_fen: 26_400,
  available: true,
  reason: null,
};

/** A valid line; its photo fee and amount are worked out from the rest. */
export const aCartLine = (over: Partial<CartLine> = {}): CartLine => {
  const listed = over.price_change ? {} : { listed_price_fen: over.unit_price_fen ?? plainLine.listed_price_fen };
  const line = { ...plainLine, ...listed, ...over };
  return { ...line, photo: { ...line.photo, fee_fen: photoFee(line) }, amount_fen: lineAmount(line) };
};

/** A cart of the given lines, grouped by their shop names. */
export const aCart = (items: CartLine[] = [aCartLine()], over: Partial<Cart> = {}): Cart => {
  const shopOf = (line: CartLine) => line.shop_name ?? line.id;
  const shops = [...new Set(items.map(shopOf))].map((shop) => items.filter((line) => shopOf(line) === shop));
  return {
    items,
    count: items.length,
    shops: shops.map((lines) => ({
      shop_name: lines[0]?.shop_name ?? null,
      line_ids: lines.map((line) => line.id),
      ...shopTotals(lines.filter((line) => line.available)),
    })),
    checking: false,
    ...over,
  };
};
export * from './orders.factory.ts';
