import { goodsAmount, type NewOrders, type OrdersPlaced } from '@caravan/cart-orders/contract';
import { unpaidHours } from '@caravan/content/contract';
import type { PinnedTerms } from '@caravan/content/port';
import { hour, newNumber, shareFen } from '@caravan/kernel';
import { searchText, type Tx } from '@caravan/server-core';
import type { OrderEventRow } from '../orders/order-event.table.ts';
import type { OrderLineRow } from '../orders/order-line.table.ts';
import { insertOrder, insertOrderEvents, insertOrderLines } from '../orders/order-write.repo.ts';
import type { OrderRules, PurchaseOrderRow } from '../orders/purchase-order.table.ts';
import type { Checkout, OrderDraft } from './draft-orders.ts';
import { orderLineRow, type LineSource } from './order-line-row.ts';

/** The data of a checkout that becomes orders. */
export interface Placement {
  userId: string;
  checkout: Checkout;
  /** The snapshots of the lines that are products, by their ids. */
  sources: ReadonlyMap<string, LineSource>;
  wish: Pick<NewOrders, 'contact' | 'note'>;
  /** The coupon that lowers the checkout; null without one. */
  couponCode: string | null;
  /** The terms of this moment. */
  terms: Pick<PinnedTerms, 'id' | 'rules'>;
  now: Date;
}

/** Numbers are random. At a hundred thousand orders a month, about one number is already taken. */
const attempts = 5;

const keptRules = (rules: PinnedTerms['rules'], { service_fee: fee }: OrderDraft): OrderRules => ({
  photo_fee_fen: rules.photo_fee_fen,
  refund_hours: rules.refund_hours,
  review_hours: rules.review_hours,
  free_storage_days: rules.free_storage_days,
  storage_fee_fen_per_day: rules.storage_fee_fen_per_day,
  storage_max_fee_fen: rules.storage_max_fee_fen,
  ...(fee ? { service_fee_rate: fee } : {}),
});

const rowOf = (draft: OrderDraft, { userId, couponCode, wish, terms, now }: Placement): PurchaseOrderRow => {
  const number = newNumber('CV', now);
  return {
    number,
    userId,
    status: 'pending_payment',
    events: 1,
    shopName: draft.shop_name,
    goodsFen: draft.goods_fen,
    photoFen: draft.photo_fen,
    domesticShippingFen: draft.domestic_shipping_fen,
    discountFen: draft.discount_fen,
    couponCode: draft.discount_fen > 0 ? couponCode : null,
    amountFen: draft.amount_fen,
    refundedFen: 0,
    contact: { name: wish.contact.name, phone: wish.contact.phone ?? '', im: wish.contact.im ?? '' },
    note: wish.note,
    priceReview: draft.price_review ? 'waiting' : 'none',
    supplierOrderNo: null,
    beforeRefund: null,
    search: searchText(number, draft.shop_name, ...draft.lines.map(({ name }) => name)),
    termsId: terms.id,
    rules: keptRules(terms.rules, draft),
    createdAt: now,
    expiresAt: new Date(now.getTime() + unpaidHours * hour),
    paidAt: null,
    reviewDueAt: null,
    refundableUntil: null,
    feeStatedAt: null,
    serviceFeeFen: draft.service_fee_fen ?? 0,
  };
};

const placedEvent = ({ number, userId, createdAt }: PurchaseOrderRow): OrderEventRow => ({
  orderNumber: number,
  seq: 1,
  event: 'placed',
  fromStatus: null,
  toStatus: 'pending_payment',
  actor: 'shopper',
  actorId: userId,
  note: null,
  data: {},
  at: createdAt,
});

const insertOne = async (tx: Tx, draft: OrderDraft, placement: Placement): Promise<PurchaseOrderRow> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const row = rowOf(draft, placement);
    if (await insertOrder(tx, row)) return row;
  }
  throw new Error(`no free order number in ${attempts} attempts`);
};

const noShares = { discountFen: 0, serviceFeeFen: 0 };

/** A line's share of the order's discount is by its price, and that of its service fee by what is paid for it. */
const lineShares = ({ lines, discount_fen, service_fee_fen = 0 }: OrderDraft): (typeof noShares)[] => {
  const prices = lines.map(goodsAmount);
  const discounts = shareFen(discount_fen, prices);
  const fees = shareFen(
    service_fee_fen,
    prices.map((price, position) => price - (discounts[position] ?? 0)),
  );
  return lines.map((_, position) => ({ discountFen: discounts[position] ?? 0, serviceFeeFen: fees[position] ?? 0 }));
};

const ownWords: LineSource = { snapshot: null, offerId: null };

/** Inserts the orders of a checkout with copies of their lines. */
export const insertOrders = async (tx: Tx, placement: Placement): Promise<OrdersPlaced> => {
  const { checkout, sources, now } = placement;
  const rows: PurchaseOrderRow[] = [];
  const lines: OrderLineRow[] = [];
  for (const draft of checkout.orders) {
    const row = await insertOne(tx, draft, placement);
    rows.push(row);
    const shares = lineShares(draft);
    lines.push(
      ...draft.lines.map((line, position) =>
        orderLineRow(row.number, line, sources.get(line.id) ?? ownWords, position, shares[position] ?? noShares),
      ),
    );
  }
  await insertOrderLines(tx, lines);
  await insertOrderEvents(tx, rows.map(placedEvent));
  return {
    orders: rows.map(({ number, amountFen }) => ({ number, amount_fen: amountFen })),
    amount_fen: checkout.amount_fen,
    expires_at: new Date(now.getTime() + unpaidHours * hour).toISOString(),
  };
};
