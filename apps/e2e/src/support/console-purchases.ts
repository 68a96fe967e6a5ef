import { demoLink } from './shop-address.ts';
import { expect } from './journey.ts';
import type { Person } from './people.ts';

interface Wanted {
  quantity: number;
  /** Photos that the shopper pays for. */
  photos?: number;
}

export interface BoughtOrder {
  number: string;
  /** The purchase's id, and the shop's number of it. */
  purchase: string;
  shopNumber: string;
}

/** An order of bags of one shop, each line in another colour or size, paid from the balance and bought. */
export const buyOrder = async (shopper: Person, crew: Person, wanted: readonly Wanted[]): Promise<BoughtOrder> => {
  const { id } = await shopper.call<{ id: string }>('GET', '/users/info');
  await crew.call('POST', `/staff/users/${id}/adjust`, { amount_fen: 100_000, remark: 'To try the stations' });
  const bag = await shopper.call<{ snapshot_id: string; skus: { id: string }[] }>(
    'GET',
    `/goods?url=${encodeURIComponent(demoLink('tote'))}`,
  );
  const carts: string[] = [];
  for (const [index, { quantity, photos = 0 }] of wanted.entries()) {
    const line = await shopper.call<{ id: string }>('POST', '/cart', {
      snapshot_id: bag.snapshot_id,
      sku_id: bag.skus[index]?.id,
      quantity,
      note: '',
      photo: { count: photos, note: '' },
    });
    carts.push(line.id);
  }
  const { orders } = await shopper.call<{ orders: { number: string }[] }>('POST', '/orders', {
    cart_ids: carts,
    contact: { name: 'Ada Example' },
  });
  expect(orders, 'orders of one shop').toHaveLength(1);
  const number = orders[0]?.number ?? '';
  await shopper.call('POST', '/payments', { kind: 'order', refs: [number], method: 'balance' });

  const { lines } = await crew.call<{ lines: { id: string; quantity: number }[] }>('GET', `/staff/orders/${number}`);
  const shopNumber = `TB-${number}`;
  await crew.call('POST', `/staff/orders/${number}/purchases`, {
    supplier_order_no: shopNumber,
    account: 'caravan-1',
    paid_fen: 10_500,
    lines: lines.map((line) => ({ line_id: line.id, quantity: line.quantity })),
  });
  const { items } = await crew.call<{ items: { id: string }[] }>('GET', `/staff/purchases?q=${shopNumber}`);
  return { number, purchase: items[0]?.id ?? '', shopNumber };
};

/** A parcel of a purchase is on its way. */
export const announce = (crew: Person, purchase: string, tracking: string): Promise<unknown> =>
  crew.call('POST', `/staff/purchases/${purchase}/parcels`, { carrier: 'SF', tracking_number: tracking });

/** A bin of the shelf; resolves to its code. */
export const makeBin = async (crew: Person, code: string): Promise<string> => {
  await crew.call('POST', '/staff/bins', { code, zone: 'A', kind: 'shelf', position: 10 });
  return code;
};

interface StoredGoods {
  number: string;
  bin: string | null;
  quantity: number;
  photos_due: number;
}

/** The goods of an order in the warehouse. */
export const storedGoods = async (crew: Person, orderNumber: string): Promise<StoredGoods[]> =>
  (await crew.call<{ items: StoredGoods[] }>('GET', `/staff/store?q=${orderNumber}`)).items;
