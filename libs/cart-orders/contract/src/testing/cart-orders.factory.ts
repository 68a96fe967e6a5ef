import type { Cart, CartLine } from '../cart-orders.schema.ts';

export const aCartLine = (over: Partial<CartLine> = {}): CartLine => ({
  id: 'line_1',
  url: 'https://item.taobao.com/item.htm?id=674029285425',
  platform: 'taobao',
  shop_name: 'Lantern Street Goods',
  name: 'Canvas tote',
  description: '',
  spec: 'navy / large',
  image: null,
  unit_price_fen: 12_900,
  quantity: 2,
  domestic_shipping_fen: 800,
  photo: { count: 3, note: '', fee_fen: 600 },
  note: '',
  price_change: null,
  amount_fen: 26_400,
  available: true,
  reason: null,
  ...over,
});

/** A cart of the given lines, all of one shop. */
export const aCart = (items: CartLine[] = [aCartLine()]): Cart => {
  const goods_fen = items.reduce((total, line) => total + line.unit_price_fen * line.quantity, 0);
  const photo_fen = items.reduce((total, line) => total + line.photo.fee_fen, 0);
  const domestic_shipping_fen = Math.max(0, ...items.map((line) => line.domestic_shipping_fen));
  const shop = { shop_name: items[0]?.shop_name ?? null, line_ids: items.map((line) => line.id), goods_fen, photo_fen, domestic_shipping_fen };
  return { items, count: items.length, shops: items.length ? [{ ...shop, amount_fen: goods_fen + photo_fen + domestic_shipping_fen }] : [] };
};
