import { listAddress, listText, sumFen, type Fen } from '@caravan/kernel';
import type { OrderHead, OrderProgress, OrderSummary, StaffOrderSummary } from './order-list.schema.ts';
import { progressOf } from './order-progress.ts';
import type { OrderExtra, OrderQuestion, OrderQuestionOption } from './order-questions.schema.ts';
import type { Order, OrderLine } from './orders.schema.ts';

/** The lines of an order that a list shows; counts and sums cover all of its lines. */
export const listedLines = 3;

/** The most characters of texts in a list. */
const most = { name: 200, askedName: 100, spec: 60, shop: 100, supplierOrder: 100 } as const;

const shortOrNull = (text: string | null, max: number): string | null => (text === null ? null : listText(text, max));

const siteOf = (url: string): string => listAddress(URL.canParse(url) ? new URL(url).origin : '') ?? '';

/** The entry of an order in a list is made of these. */
export interface SummaryFacts {
  head: OrderHead;
  shop_name: string | null;
  /** The first `listedLines` lines, or more. */
  lines: readonly Pick<OrderLine, 'id' | 'image' | 'name' | 'platform' | 'quantity' | 'spec' | 'url'>[];
  line_count: number;
  quantity: number;
  extras: readonly Pick<OrderExtra, 'amount_fen' | 'line_id' | 'state'>[];
  question:
    | (Pick<OrderQuestion, 'due_at' | 'id' | 'item_id' | 'kind' | 'line_id' | 'state'> & {
        options: readonly Pick<OrderQuestionOption, 'amount_fen' | 'kind'>[];
        /** The name of the line that it is about. */
        line_name: string | null;
      })
    | null;
  progress: OrderProgress;
}

const questionOf = ({ question }: Pick<SummaryFacts, 'question'>): OrderSummary['question'] =>
  question && {
    id: question.id,
    kind: question.kind,
    line_id: question.line_id,
    item_id: question.item_id,
    state: question.state,
    due_at: question.due_at,
    fee_fen: question.options.find(({ kind }) => kind === 'pay_more')?.amount_fen ?? null,
    line_name: shortOrNull(question.line_name, most.askedName),
  };

/** Extra payments that were paid, also those that were refunded since. */
const paidExtras = (extras: SummaryFacts['extras'], isFor: (extra: Pick<OrderExtra, 'line_id'>) => boolean): Fen =>
  sumFen(
    extras
      .filter((extra) => (extra.state === 'paid' || extra.state === 'refunded') && isFor(extra))
      .map(({ amount_fen }) => amount_fen),
  );

/** The entry of an order in its shopper's list: at most 10 kB, whatever its texts and the number of its lines. */
export const orderSummaryOf = (facts: SummaryFacts): OrderSummary => ({
  ...facts.head,
  shop_name: shortOrNull(facts.shop_name, most.shop),
  platform: facts.lines[0]?.platform ?? 'web',
  site: siteOf(facts.lines[0]?.url ?? ''),
  lines: facts.lines.slice(0, listedLines).map(({ id, name, spec, image, quantity }) => ({
    id,
    name: listText(name, most.name),
    spec: listText(spec, most.spec),
    image: listAddress(image),
    quantity,
  })),
  line_count: facts.line_count,
  quantity: facts.quantity,
  extra_goods_fen: paidExtras(facts.extras, ({ line_id: line }) => line !== null),
  extra_shipping_fen: paidExtras(facts.extras, ({ line_id: line }) => line === null),
  question: questionOf(facts),
  progress: facts.progress,
});

/** The entry of an order in the list of staff is made of these. */
export interface StaffSummaryFacts extends Omit<StaffOrderSummary, 'names'> {
  /** The first `listedLines` lines, or more. */
  lines: readonly Pick<OrderLine, 'name'>[];
}

/** The entry of an order in the list of staff. */
export const staffSummaryOf = (facts: StaffSummaryFacts): StaffOrderSummary => ({
  number: facts.number,
  user_id: facts.user_id,
  status: facts.status,
  shop_name: shortOrNull(facts.shop_name, most.shop),
  names: facts.lines.slice(0, listedLines).map(({ name }) => listText(name, most.name)),
  line_count: facts.line_count,
  quantity: facts.quantity,
  amount_fen: facts.amount_fen,
  price_review: facts.price_review,
  supplier_order_no: shortOrNull(facts.supplier_order_no, most.supplierOrder),
  created_at: facts.created_at,
});

const countsOf = ({ lines }: Pick<Order, 'lines'>): Pick<OrderSummary, 'line_count' | 'quantity'> => ({
  line_count: lines.length,
  quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
});

const headOf = (order: Order): OrderHead => ({
  number: order.number,
  status: order.status,
  goods_fen: order.goods_fen,
  photo_fen: order.photo_fen,
  domestic_shipping_fen: order.domestic_shipping_fen,
  amount_fen: order.amount_fen,
  discount_fen: order.discount_fen,
  service_fee_fen: order.service_fee_fen,
  domestic_shipping_stated: order.domestic_shipping_stated,
  refunded_fen: order.refunded_fen,
  extra: order.extra,
  price_review: order.price_review,
  created_at: order.created_at,
  expires_at: order.expires_at,
  paid_at: order.paid_at,
  review_due_at: order.review_due_at,
  actions: order.actions,
});

/** The summary of a whole order, as its list shows it: what its page and its card have in common. */
export const summaryOf = (order: Order): OrderSummary => {
  const { question, lines } = order;
  return orderSummaryOf({
    head: headOf(order),
    shop_name: order.shop_name,
    lines,
    ...countsOf(order),
    extras: order.extras,
    question: question && { ...question, line_name: lines.find(({ id }) => id === question.line_id)?.name ?? null },
    progress: progressOf(lines),
  });
};
