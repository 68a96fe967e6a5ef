import type { APIRequestContext } from '@playwright/test';
import type { Person } from '../people.ts';
import { picture } from '../walk/trade.ts';
import type { CrewOrders } from './make-orders.ts';
import { consoleWritten, type ConsoleLanguage } from './words.ts';

export interface CrewParcel {
  id: string;
  tracking: string;
}

interface Order {
  lines: { id: string; quantity: number }[];
}

/** Buys all pieces of an order; resolves to the purchase. */
const buy = async (crew: Person, number: string): Promise<{ id: string; lines: Order['lines'] }> => {
  const { lines } = await crew.call<Order>('GET', `/staff/orders/${number}`);
  await crew.call('POST', `/staff/orders/${number}/purchases`, {
    supplier_order_no: `TB${number.slice(2)}`,
    account: 'caravan-1',
    paid_fen: 31_400,
    lines: lines.map(({ id, quantity }) => ({ line_id: id, quantity })),
  });
  const { items } = await crew.call<{ items: { id: string }[] }>('GET', `/staff/purchases?q=TB${number.slice(2)}`);
  return { id: items[0]?.id ?? '', lines };
};

const announce = async (crew: Person, purchase: string, tracking: string): Promise<CrewParcel> => {
  const body = { carrier: 'SF Express', tracking_number: tracking };
  const { id } = await crew.call<{ id: string }>('POST', `/staff/purchases/${purchase}/parcels`, body);
  return { id, tracking };
};

/** One parcel on its way, one that nobody expects, and one whose goods are in the warehouse. */
export const makeParcels = async (
  request: APIRequestContext,
  crew: Person,
  orders: CrewOrders,
  language: ConsoleLanguage,
) => {
  const { kept, note } = consoleWritten[language];
  const coming = await buy(crew, orders.coming);
  const arrived = await buy(crew, orders.arrived);
  const tail = orders.coming.slice(-4);
  const expected = await announce(crew, coming.id, `SF10468882${tail}`);
  const received = await announce(crew, arrived.id, `SF10468883${tail}`);
  const lost = { tracking_number: `YT77710012${tail}`, carrier: 'YTO Express', weight_g: 840, bin: 'H-01', note: kept };
  const unmatched = await crew.call<{ id: string }>('POST', '/staff/parcels', lost);
  await crew.upload(`/staff/parcels/${unmatched.id}/photos`, { photos: await picture(request, 'tea-set') });
  await crew.call('POST', `/staff/parcels/${received.id}/receive`, {
    lines: arrived.lines.map(({ id, quantity }, index) => ({
      line_id: id,
      quantity,
      weight_g: 420 + 210 * index,
      length_mm: 260,
      width_mm: 180,
      height_mm: 90,
      ...(index === 0 ? { bin: 'A-01' } : {}),
      ...(index === 1 ? { condition: 'damaged', note } : {}),
    })),
    more_comes: false,
  });
  return {
    parcels: { expected, received, unmatched: { id: unmatched.id, tracking: lost.tracking_number } },
  };
};
