import type { APIRequestContext } from '@playwright/test';
import type { Person } from '../people.ts';
import type { Written } from './written.ts';

type GoodsName = keyof Written['goods'];

/** The API calls of the walk's shopper and of the staff member who serves them. */
export interface Trade {
  addToCart: (goods: GoodsName, wishes?: { quantity?: number; photos?: number; shop?: string }) => Promise<string>;
  order: (...goods: GoodsName[]) => Promise<string>;
  payOrder: (number: string) => Promise<void>;
  /** Buys the paid goods and receives them into the warehouse, with the ordered photos. */
  stock: (number: string) => Promise<string[]>;
  pack: (items: string[], addressId: string, coupon?: string) => Promise<string>;
}

interface Line {
  id: string;
}

interface Order {
  lines: { id: string; received: { item_id: string } | null }[];
}

export const picture = async (request: APIRequestContext, name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await (await request.get(`/demo-shop/pictures/${name}.png`)).body(),
});

export const openTrade = (request: APIRequestContext, shopper: Person, clerk: Person, words: Written): Trade => {
  const addToCart: Trade['addToCart'] = async (goods, { quantity = 1, photos = 0, shop = words.shop } = {}) => {
    const { name, spec, picture: drawing, fen, shipping } = words.goods[goods];
    const { image } = await shopper.upload<{ image: string }>('/cart/pictures', {
      image: await picture(request, drawing),
    });
    const manual = {
      url: '',
      name,
      spec,
      shop_name: shop,
      unit_price_fen: fen,
      domestic_shipping_fen: shipping,
      image,
    };
    const photo = { count: photos, note: photos ? words.photoNote : '' };
    return (await shopper.call<Line>('POST', '/cart', { manual, quantity, photo, note: photos ? words.note : '' })).id;
  };

  const order: Trade['order'] = async (...goods) => {
    const ids: string[] = [];
    for (const [index, one] of goods.entries()) ids.push(await addToCart(one, { photos: index === 0 ? 2 : 0 }));
    const body = { cart_ids: ids, contact: { name: words.nickname, phone: '+49 30 123456' }, note: words.note };
    const { orders } = await shopper.call<{ orders: { number: string }[] }>('POST', '/orders', body);
    return orders[0]?.number ?? '';
  };

  const payOrder: Trade['payOrder'] = async (number) => {
    await shopper.call('POST', '/payments', { kind: 'order', refs: [number], method: 'balance' });
  };

  const stock: Trade['stock'] = async (number) => {
    await payOrder(number);
    await clerk.call('POST', `/staff/orders/${number}/process`, { supplier_order_no: '4400112233' });
    const bought = await shopper.call<Order>('GET', `/orders/${number}`);
    const lines = bought.lines.map(({ id }, index) => ({
      line_id: id,
      weight_g: 620 + 180 * index,
      length_mm: 240,
      width_mm: 160,
      height_mm: 120,
    }));
    await clerk.call('POST', `/staff/orders/${number}/stock`, { lines });
    const { lines: received } = await shopper.call<Order>('GET', `/orders/${number}`);
    const items = received.map((line) => line.received?.item_id ?? '');
    for (const name of ['tea-set', 'lamp'])
      await clerk.upload(`/staff/store/${items[0]}/photos`, { photos: await picture(request, name) });
    return items;
  };

  const pack: Trade['pack'] = async (items, addressId, coupon) => {
    const quotes = await shopper.call<{ lines: { id: string; available: boolean }[] }>('POST', '/packages/quote', {
      item_ids: items,
      address_id: addressId,
    });
    const line = quotes.lines.find(({ available }) => available)?.id;
    const body = {
      item_ids: items,
      address_id: addressId,
      line_id: line,
      packing_note: words.packing,
      declared_value_fen: 24_000,
      ...(coupon ? { coupon_code: coupon } : {}),
    };
    return (await shopper.call<{ number: string }>('POST', '/packages', body)).number;
  };

  return { addToCart, order, payOrder, stock, pack };
};
