import { orderStatuses } from '../order-states.ts';
import { addTotals, shopTotals } from '../cart-totals.ts';
import type { CartLine } from '../cart-orders.schema.ts';
import type { Order, OrderLine, OrderPage, OrderPreview } from '../orders.schema.ts';
import { aCartLine } from './cart-orders.factory.ts';

export const anOrderLine = (over: Partial<OrderLine> = {}): OrderLine => {
  const line: Partial<CartLine> = aCartLine(over);
  delete line.previous_price_fen;
  delete line.max_quantity;
  return { ...(line as Omit<CartLine, 'previous_price_fen' | 'max_quantity'>), received: null, refunded: false, ...over };
};

/** A valid order; its totals are worked out from its lines. */
export const anOrder = (over: Partial<Order> = {}): Order => {
  const lines = over.lines ?? [anOrderLine()];
  return {
    number: 'CV2611A1B2C3D',
    status: 'pending_payment',
    shop_name: lines[0]?.shop_name ?? null,
    lines,
    ...shopTotals(lines),
    refundable_fen: 0,
    refunded_fen: 0,
    contact: { name: 'Ada Example', phone: '', im: '' },
    note: '',
    price_review: 'none',
    created_at: '2026-11-20T08:00:00.000Z',
    expires_at: '2026-11-21T08:00:00.000Z',
    paid_at: null,
    review_due_at: null,
    refundable_until: null,
    refund: null,
    timeline: [{ status: 'pending_payment', event: 'placed', at: '2026-11-20T08:00:00.000Z', by: 'shopper', note: null }],
    actions: ['pay', 'cancel'],
    ...over,
  };
};

export const noCounts = (): OrderPage['counts'] => Object.fromEntries(orderStatuses.map((status) => [status, 0])) as OrderPage['counts'];

export const anOrderPage = (items: Order[] = [anOrder()]): OrderPage => {
  const counts = noCounts();
  for (const { status } of items) counts[status] += 1;
  return { items, page: 1, page_size: 20, total: items.length, counts };
};

export const anOrderPreview = (): OrderPreview => {
  const lines = [aCartLine()];
  const totals = shopTotals(lines);
  return { orders: [{ shop_name: lines[0]?.shop_name ?? null, ...totals, lines, price_review: false }], amount_fen: addTotals([totals]).amount_fen };
};
