import type { ItemPlace } from '@caravan/cart-orders/port';
import { expect, test } from 'vitest';
import { placeOfItem, placeOfLine } from './line-place.ts';

const at = new Date('2027-05-09T08:00:00Z');
const onShelf: ItemPlace = {
  itemId: 'shelf',
  itemNow: 'shelf',
  packageNumber: null,
  packageStatus: null,
  packedAt: null,
  shippedAt: null,
  receivedAt: null,
  disposedAt: null,
  lostAt: null,
  returned: null,
};
const received: ItemPlace = {
  ...onShelf,
  itemId: 'received',
  packageNumber: 'PK2611A1B2C3D',
  packageStatus: 'done',
  packedAt: at,
  shippedAt: at,
  receivedAt: at,
};
const disposed: ItemPlace = { ...onShelf, itemId: 'disposed', disposedAt: at };
const lost: ItemPlace = { ...onShelf, itemId: 'lost', lostAt: at };
const places = new Map([onShelf, received, disposed, lost].map((place) => [place.itemId, place]));

test('goods that were disposed of or got lost have the date and no package', () => {
  expect(placeOfItem(disposed)).toEqual({
    status: 'disposed',
    package_number: null,
    package_status: null,
    packed_at: null,
    shipped_at: null,
    received_at: null,
    return_number: null,
    disposed_at: '2027-05-09T08:00:00.000Z',
    lost_at: null,
  });
  expect(placeOfItem(lost)).toMatchObject({ status: 'lost', lost_at: '2027-05-09T08:00:00.000Z', disposed_at: null });
  expect(placeOfItem(undefined).status).toBe('arrived');
});

test.each([
  [['disposed'], 'disposed'],
  [['disposed', 'shelf'], 'arrived'],
  [['lost', 'received'], 'received'],
  [['lost', 'lost'], 'lost'],
  [['received', 'disposed'], 'received'],
  [['received', 'disposed', 'shelf'], 'arrived'],
] as const)('a line whose pieces are %j is %s', (items, status) => {
  const line = {
    quantity: items.length,
    boughtQuantity: items.length,
    receivedQuantity: items.length,
    refundedQuantity: 0,
    receipts: items.map((itemId) => ({ itemId })),
  };
  const order = { status: 'in_stock', beforeRefund: null } as const;
  expect(placeOfLine(order, line, places)?.status).toBe(status);
});

test('goods in a return have its number, and are back once it is settled', () => {
  const number = 'RT2611A1B2C3D';
  const now = (state: 'requested' | 'agreed' | 'sent' | 'settled') =>
    placeOfItem({ ...onShelf, returned: { number, state } });
  for (const state of ['requested', 'agreed', 'sent'] as const)
    expect(now(state)).toMatchObject({ status: 'returning', return_number: number, package_number: null });
  expect(now('settled')).toMatchObject({ status: 'returned', return_number: number });
});
