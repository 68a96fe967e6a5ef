import { usualRules, type TermsArticle, type TermsArticleText } from '@caravan/content/contract';
import type { Cart, CartLine } from '../cart-orders.schema.ts';
import type { KeptGuestLine } from '../guest-cart.schema.ts';
import { addTotals, isShippingStated, lineAmount, shopTotals } from '../cart-totals.ts';
import { goodsPlaces, orderGroups } from '../order-states.ts';
import type { OrderTerms } from '../order-terms.schema.ts';
import type { OrderPage, StaffOrderSummary } from '../order-list.schema.ts';
import { staffSummaryOf, summaryOf } from '../order-summary.ts';
import type { Order, OrderLine, OrderPreview, OrdersPlaced, StaffOrder } from '../orders.schema.ts';

export * from './offers.factory.ts';
export * from './order-questions.factory.ts';

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
  domestic_shipping_stated: true,
  weight_g: 420,
  photo: { count: 3, note: '', fee_fen: 600 },
  note: '',
  price_change: null,
  amount_fen: 26_400,
  available: true,
  reason: null,
};

/** A valid line; its photo fee and amount are calculated. */
export const aCartLine = (over: Partial<CartLine> = {}): CartLine => {
  const listed = over.price_change ? {} : { listed_price_fen: over.unit_price_fen ?? plainLine.listed_price_fen };
  const { photo, ...line } = { ...plainLine, ...listed, ...over };
  const priced = { ...line, photo: { ...photo, fee_fen: usualRules.photo_fee_fen * photo.count } };
  return { ...priced, amount_fen: lineAmount(priced) };
};

const byShop = (lines: CartLine[]): CartLine[][] =>
  Object.values(Object.groupBy(lines, (line) => line.shop_name ?? line.id)).map((own) => own ?? []);

/** A cart of the given lines, grouped by shop name. */
export const aCart = (items: CartLine[] = [aCartLine()], over: Partial<Cart> = {}): Cart => {
  return {
    items,
    count: items.length,
    shops: byShop(items).map((lines) => ({
      shop_name: lines[0]?.shop_name ?? null,
      line_ids: lines.map((line) => line.id),
      ...shopTotals(lines.filter((line) => line.available)),
      domestic_shipping_stated: isShippingStated(lines),
    })),
    checking: false,
    ...over,
  };
};

type LinePlace = NonNullable<OrderLine['place']>;

/** A line's place; a package has a number and its times. */
export const aPlace = (status: LinePlace['status'], over: Partial<LinePlace> = {}): LinePlace => {
  const packageStatus = { packed: 'to_be_delivered', shipped: 'pending_receipt', received: 'done' } as const;
  const isDisposed = status === 'disposed';
  const isLost = status === 'lost';
  const isBack = status === 'returning' || status === 'returned';
  const reached = (other: LinePlace['status']) =>
    !isDisposed && !isLost && !isBack && goodsPlaces.indexOf(status) >= goodsPlaces.indexOf(other);
  return {
    status,
    package_number: reached('packed') ? 'PK2611A1B2C3D' : null,
    package_status: status in packageStatus ? packageStatus[status as keyof typeof packageStatus] : null,
    packed_at: reached('packed') ? '2026-11-23T08:00:00.000Z' : null,
    shipped_at: reached('shipped') ? '2026-11-24T08:00:00.000Z' : null,
    received_at: reached('received') ? '2026-12-04T08:00:00.000Z' : null,
    disposed_at: isDisposed ? '2027-05-21T08:00:00.000Z' : null,
    lost_at: isLost ? '2026-12-21T08:00:00.000Z' : null,
    return_number: isBack ? 'RT2611A1B2C3D' : null,
    ...over,
  };
};

/** A line that arrived at once. */
const allReceived = (received: NonNullable<OrderLine['received']>, quantity: number, place: LinePlace) => ({
  bought_quantity: quantity,
  received_quantity: quantity,
  receipts: [{ ...received, quantity, place }],
});

export const anOrderLine = (over: Partial<OrderLine> = {}): OrderLine => {
  const line: Partial<CartLine> = aCartLine(over);
  delete line.previous_price_fen;
  delete line.max_quantity;
  delete line.weight_g;
  return {
    ...(line as Omit<CartLine, 'previous_price_fen' | 'max_quantity' | 'weight_g'>),
    bought_quantity: 0,
    received_quantity: 0,
    refunded_quantity: over.refunded ? (line.quantity ?? 0) : 0,
    substitute: null,
    receipts: [],
    received: null,
    refunded: false,
    place: aPlace(over.received ? 'arrived' : 'ordered'),
    ...(over.received ? allReceived(over.received, line.quantity ?? 0, over.place ?? aPlace('arrived')) : {}),
    ...over,
  };
};

/** A valid order; its totals are calculated from its lines. */
export const anOrder = (over: Partial<Order> = {}): Order => {
  const lines = over.lines ?? [anOrderLine()];
  const totals = shopTotals(lines);
  return {
    number: 'CV2611A1B2C3D',
    status: 'pending_payment',
    shop_name: lines[0]?.shop_name ?? null,
    lines,
    ...totals,
    amount_fen: totals.amount_fen - (over.discount_fen ?? 0),
    discount_fen: 0,
    coupon_code: null,
    domestic_shipping_stated: isShippingStated(lines),
    question: null,
    extras: [],
    extra: null,
    refundable_fen: 0,
    refund_to_card: false,
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
    timeline: [
      { status: 'pending_payment', event: 'placed', at: '2026-11-20T08:00:00.000Z', by: 'shopper', note: null },
    ],
    actions: ['pay', 'cancel'],
    ...over,
  };
};

/** A paid order as staff see it. */
export const aStaffOrder = (over: Partial<StaffOrder> = {}): StaffOrder => ({
  ...anOrder({
    status: 'paid',
    paid_at: '2026-11-20T09:00:00.000Z',
    review_due_at: '2026-11-20T14:00:00.000Z',
    actions: [],
    ...over,
  }),
  user_id: 'user_1',
  supplier_order_no: null,
  ...over,
});

const noCounts = (): OrderPage['counts'] =>
  Object.fromEntries(orderGroups.map((group) => [group, 0])) as OrderPage['counts'];

/** The list of these orders, each in short. */
export const anOrderPage = (orders: Order[] = [anOrder()]): OrderPage => {
  const counts = noCounts();
  for (const { status } of orders) counts[status] += 1;
  return { items: orders.map(summaryOf), page: 1, page_size: 20, total: orders.length, counts };
};

/** The entry of an order in the list of staff. */
export const aStaffSummary = (order: StaffOrder = aStaffOrder()): StaffOrderSummary => {
  const { line_count, quantity } = summaryOf(order);
  return staffSummaryOf({ ...order, line_count, quantity });
};

/** One order for each shop of the lines. */
export const anOrderPreview = (lines: CartLine[] = [aCartLine()]): OrderPreview => {
  const orders = byShop(lines).map((own) => ({
    shop_name: own[0]?.shop_name ?? null,
    ...shopTotals(own),
    discount_fen: 0,
    domestic_shipping_stated: isShippingStated(own),
    lines: own,
    price_review: own.some((line) => line.price_change !== null),
  }));
  return { orders, amount_fen: addTotals(orders).amount_fen, coupons: false, coupon: null, contact: null };
};

export const someOrdersPlaced = (numbers: string[] = ['CV2611A1B2C3D']): OrdersPlaced => ({
  orders: numbers.map((number) => ({ number, amount_fen: 27_200 })),
  amount_fen: 27_200 * numbers.length,
  expires_at: '2026-11-21T08:00:00.000Z',
});

export const aTermsArticle = (over: Partial<TermsArticle> = {}): TermsArticle => ({
  id: 82,
  article_name: 'Terms of service',
  is_faq: false,
  slug: 'terms',
  language: 'en',
  version: 'version_1',
  published_at: '2026-11-01T08:00:00.000Z',
  today: 'same',
  ...over,
});

export const someTerms = (over: Partial<OrderTerms> = {}): OrderTerms => ({
  number: 'CV2611A1B2C3D',
  placed_at: '2026-11-20T08:00:00.000Z',
  rules: {
    photo_fee_fen: 200,
    photo_max_count: 20,
    unpaid_hours: 24,
    review_hours: [3, 5],
    question_hours: 72,
    refund_hours: 72,
    photo_fees_refunded: false,
    return_days: 7,
    free_storage_days: 30,
    storage_fee_fen_per_day: 50,
    storage_max_fee_fen: 3_000,
    disposal_days: 180,
    unpaid_package_hours: 24,
    receipt_days: 30,
    claim_days: 14,
  },
  articles: [
    aTermsArticle(),
    aTermsArticle({ id: 66, article_name: 'Refunds and cancelling', is_faq: true, slug: 'refunds', today: 'changed' }),
    aTermsArticle({ id: 72, article_name: 'Customs', is_faq: true, slug: 'customs', today: 'gone' }),
  ],
  ...over,
});

export const aTermsText = (over: Partial<TermsArticleText> = {}): TermsArticleText => ({
  ...aTermsArticle(),
  summary: 'The agreement between you and the operator.',
  content_html: '<h2 id="refunds">Refunds</h2>\n<p>Until 72 hours after payment.</p>\n',
  ...over,
});

/** A line that a visitor's browser keeps. */
export const aKeptGuestLine = (over: Partial<KeptGuestLine> & { letter?: string } = {}): KeptGuestLine => {
  const { letter = 'a', ...rest } = over;
  return {
    id: `g-${letter.repeat(22)}`,
    name: 'Tote',
    url: 'https://item.taobao.com/item.htm?id=674029285425',
    line: { snapshot_id: 'tote', sku_id: null, quantity: 1, note: '', photo: { count: 0, note: '' } },
    ...rest,
  };
};
