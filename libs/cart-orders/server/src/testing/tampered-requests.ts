import fc from 'fast-check';

export interface TamperedRequest {
  method: 'POST' | 'PATCH' | 'DELETE' | 'PUT';
  url: string;
  body: unknown;
}

/** The ids that the attacker knows. */
export interface Loot {
  ownLine: string;
  foreignLine: string;
  foreignUnpaid: string;
  ownPaid: string;
  foreignOrder: string;
  /** A line of the attacker's paid order. */
  orderedLine: string;
  snapshotId: string;
}

const extraFields = [
  'unit_price_fen',
  'amount',
  'goods_fen',
  'photo_fen',
  'domestic_shipping_fen',
  'status',
  'paid_at',
  'user_id',
  'number',
  'refund_fen',
  'refunded_fen',
  'expires_at',
  'currency',
  'discount',
  'coupon',
  'price_review',
  'quantity',
  'lines',
  'prices',
  '__proto__x',
  'constructor',
];
const wrongValues: unknown[] = [
  0,
  1,
  -1,
  0.5,
  1e21,
  '1',
  '',
  null,
  true,
  [],
  {},
  'CNY',
  ['a'],
  { fen: 1 },
  '\u0000',
  'x'.repeat(600),
];

const contact = { name: 'Mallory' };
const order = (loot: Loot) => ({ cart_ids: [loot.ownLine], contact, note: '' });

const oneOf = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const post = (url: string, body: unknown): TamperedRequest => ({ method: 'POST', url, body });

/** Bodies with an unknown field. */
const unknownField = (loot: Loot): fc.Arbitrary<TamperedRequest> =>
  fc.tuple(oneOf(extraFields), oneOf(wrongValues), fc.nat(5)).map(([field, value, where]) => {
    switch (where) {
      case 0:
        return post('/orders', { ...order(loot), [field]: value });
      case 1:
        return post('/orders', { ...order(loot), contact: { ...contact, [field]: value } });
      case 2:
        return post('/orders/preview', { cart_ids: [loot.ownLine], [field]: value });
      case 3:
        return post(`/orders/${loot.ownPaid}/refund`, { reason: 'mine', [field]: value });
      case 4:
        return {
          method: 'PATCH',
          url: `/cart/${loot.ownLine}`,
          body: { ...(field === 'quantity' ? {} : { quantity: 1 }), [`${field}_`]: value },
        };
      default:
        return post('/cart', { snapshot_id: loot.snapshotId, sku_id: null, quantity: 1, [`${field}_`]: value });
    }
  });

/** Amounts that differ from the server's. */
const otherAmount = (loot: Loot): fc.Arbitrary<TamperedRequest> =>
  fc
    .oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: -1_000, max: -1 }), fc.double(), oneOf(wrongValues))
    .map((amount) => post('/orders', { ...order(loot), amount_fen: amount === undefined ? 0 : amount }));

/** Lines and quantities that the caller may not order. */
const otherLines = (loot: Loot): fc.Arbitrary<TamperedRequest> =>
  oneOf<TamperedRequest>([
    ...[
      [loot.foreignLine],
      [loot.ownLine, loot.foreignLine],
      [loot.ownLine, loot.ownLine],
      [],
      [''],
      [1],
      'all',
      null,
      [loot.orderedLine],
      [{ id: loot.ownLine }],
    ].flatMap((ids) => [
      post('/orders', { ...order(loot), cart_ids: ids }),
      post('/orders/preview', { cart_ids: ids }),
    ]),
    ...[0, -1, 1.5, 1_000, '2', null].flatMap((quantity): TamperedRequest[] => [
      { method: 'PATCH', url: `/cart/${loot.ownLine}`, body: { quantity } },
      post('/cart', { snapshot_id: loot.snapshotId, sku_id: null, quantity }),
    ]),
    { method: 'PATCH', url: `/cart/${loot.foreignLine}`, body: { quantity: 9 } },
    { method: 'DELETE', url: '/cart', body: { ids: [loot.ownLine, loot.foreignLine] } },
  ]);

/** Orders of other users, and calls for staff only. */
const otherOrders = (loot: Loot): fc.Arbitrary<TamperedRequest> =>
  fc
    .tuple(
      oneOf([loot.foreignOrder, loot.ownPaid, loot.foreignUnpaid, 'CV0000000', 'TX2611AAAA', '..%2F', "CV'OR'1"]),
      fc.nat(9),
    )
    .map(([number, what]) => {
      const path = `/orders/${number}`;
      const staff = `/staff/orders/${number}`;
      switch (what) {
        case 0:
          return post(`${path}/cancel`, undefined);
        case 1:
          return post(`${path}/refund`.replace(loot.ownPaid, loot.foreignOrder), { reason: 'mine' });
        case 2:
          return post(`${path}/refund/cancel`, undefined);
        case 3:
          return post(`${staff}/process`, { supplier_order_no: '1' });
        case 4:
          return post(`${staff}/cancel`, { note: '' });
        case 5:
          return post(`${staff}/refund/approve`, { note: '' });
        case 6:
          return post(`${staff}/stock`, {
            lines: [{ line_id: loot.orderedLine, weight_g: 1, length_mm: 1, width_mm: 1, height_mm: 1 }],
          });
        case 7:
          return post(`${staff}/price_change/accept`, { note: '' });
        case 8:
          return { method: 'PUT', url: path, body: { status: 'paid' } };
        default:
          return { method: 'PATCH', url: path, body: { amount_fen: 1 } };
      }
    });

/** Requests that must all be refused and change nothing. */
export const tamperedRequest = (loot: Loot): fc.Arbitrary<TamperedRequest> =>
  fc.oneof(unknownField(loot), otherAmount(loot), otherLines(loot), otherOrders(loot));
