import { anOrderLine, aStaffOrder } from '@caravan/cart-orders/contract/testing';
import type { StaffOrder } from '@caravan/cart-orders/contract';
import { expect, it } from 'vitest';
import { paidForPieces } from './paid-for-pieces.ts';

type Extra = StaffOrder['extras'][number];
const extra = (over: Partial<Extra>): Extra => ({
  ref: 'CV2611A1B2C3D-1',
  kind: 'price_rise',
  line_id: 'tea',
  amount_fen: 500,
  refunded_fen: 0,
  state: 'paid',
  created_at: '2026-11-20T08:00:00.000Z',
  expires_at: '2026-11-21T08:00:00.000Z',
  paid_at: '2026-11-20T09:00:00.000Z',
  ...over,
});
const tea = anOrderLine({ id: 'tea', quantity: 4, unit_price_fen: 1_000 });
const cup = anOrderLine({ id: 'cup', quantity: 1, unit_price_fen: 2_000 });
const order = (over: Partial<StaffOrder> = {}) =>
  aStaffOrder({ lines: [tea, cup], goods_fen: 6_000, domestic_shipping_fen: 800, ...over });
const substitute = (unit_price_fen: number) => ({ name: 'Mug', spec: '', url: '', unit_price_fen });

it.each<[string, StaffOrder, Record<string, number>, number, number | null]>([
  ['all pieces with the domestic fee', order(), { tea: 4, cup: 1 }, 6_000, 800],
  ['some pieces', order(), { tea: 1, cup: 0 }, 1_000, 800],
  ['no more pieces than are left', order({ lines: [{ ...tea, bought_quantity: 3 }, cup] }), { tea: 4 }, 1_000, null],
  ['their part of a discount', order({ discount_fen: 600 }), { tea: 4, cup: 0 }, 3_600, 800],
  ['their part of a paid extra', order({ extras: [extra({})] }), { tea: 2 }, 2_250, 800],
  [
    'nothing of an unpaid extra',
    order({ extras: [extra({ paid_at: null, state: 'unpaid' })] }),
    { tea: 4 },
    4_000,
    800,
  ],
  [
    'what is left of an extra after a refund, for the pieces that stay',
    order({ lines: [{ ...tea, refunded_quantity: 2 }, cup], extras: [extra({ refunded_fen: 250 })] }),
    { tea: 2 },
    2_250,
    800,
  ],
  [
    'a domestic fee that was asked for later',
    order({ domestic_shipping_fen: 0, extras: [extra({ kind: 'domestic_fee', line_id: null, amount_fen: 850 })] }),
    { cup: 1 },
    2_000,
    850,
  ],
  [
    'less for cheaper goods',
    order({ lines: [tea, { ...cup, substitute: substitute(1_500) }] }),
    { cup: 1 },
    1_500,
    800,
  ],
  [
    'the price of the line for dearer goods',
    order({ lines: [tea, { ...cup, substitute: substitute(2_500) }] }),
    { cup: 1 },
    2_000,
    800,
  ],
])('has %s', (_, shown, pieces, goodsFen, shippingFen) => {
  expect(paidForPieces(shown, pieces)).toEqual({ goodsFen, shippingFen });
});
