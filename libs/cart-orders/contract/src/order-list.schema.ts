import { platforms } from '@caravan/goods/contract/links';
import { orderStatuses } from '@caravan/kernel';
import { fenOut, longPageOf, longPageQuery, pageOf, pageQuery, text, z } from '@caravan/kernel/zod';
import { orderGroups } from './order-states.ts';
import { goodsStages } from './order-progress.ts';
import { orderQuestion } from './order-questions.schema.ts';
import { order, orderLine, staffOrder } from './orders.schema.ts';

/** How far the goods of an order are; the numbers count lines. */
export const orderProgress = z.object({
  /** Lines of which no piece is to come any more, and some arrived. */
  arrived: z.int(),
  /** Lines with goods that can be packed now. */
  on_shelf: z.int(),
  /** Lines that were not refunded. */
  expected: z.int(),
  stage: z.enum(goodsStages),
  /** Some of the goods are in packages, or were received from them. */
  in_packages: z.boolean(),
  /** Some pieces got lost in the warehouse, and were paid back. */
  lost_in_part: z.boolean(),
  /** Some pieces were disposed of at the end of their storage. */
  disposed_in_part: z.boolean(),
  /** The items that can be packed now, as many as one package takes. */
  shelf_items: z.array(z.string()),
});

/** A line in a list, with shortened texts. */
const listedLine = orderLine.pick({ id: true, name: true, spec: true, image: true, quantity: true });

/** The last question about an order, without its words and its options. */
const listedQuestion = z.object({
  ...orderQuestion.pick({ id: true, kind: true, line_id: true, item_id: true, state: true, due_at: true }).shape,
  /** The price of the option to pay more; null without such an option. */
  fee_fen: fenOut.nullable(),
  /** The shortened name of the line that it is about. */
  line_name: z.string().nullable(),
});

/** An order and its entry in a list have these fields in the same form. */
export const orderHead = order.pick({
  number: true,
  status: true,
  goods_fen: true,
  photo_fen: true,
  domestic_shipping_fen: true,
  amount_fen: true,
  discount_fen: true,
  service_fee_fen: true,
  domestic_shipping_stated: true,
  refunded_fen: true,
  extra: true,
  price_review: true,
  created_at: true,
  expires_at: true,
  paid_at: true,
  review_due_at: true,
  actions: true,
});

/** An order in a list: short texts, the first lines, and the sums of all (specification 9.20). */
export const orderSummary = z.object({
  ...orderHead.shape,
  shop_name: z.string().nullable(),
  /** Of its first line. */
  platform: z.enum(platforms),
  /** Scheme and host of the first line's page; empty if it has none. */
  site: z.string(),
  /** The first `listedLines` lines. */
  lines: z.array(listedLine),
  /** The number of all lines. */
  line_count: z.int(),
  /** The pieces of all lines. */
  quantity: z.int(),
  /** Extra payments for goods, and for domestic shipping. */
  extra_goods_fen: fenOut,
  extra_shipping_fen: fenOut,
  question: listedQuestion.nullable(),
  progress: orderProgress,
});

/** A page of the orders of the caller. */
export const ordersQuery = z.object({
  ...pageQuery.shape,
  status: z.enum(orderGroups).optional(),
  /** Part of an order number, a shop name or a product name. */
  q: text(0, 100).optional(),
});
/** The same for staff, who also read the orders of one shop together, and long lists by cursor. */
export const staffOrdersQuery = z.object({
  ...ordersQuery.shape,
  ...longPageQuery.shape,
  status: z.enum(orderStatuses).optional(),
  shop: text(1, 200).optional(),
});
const counts = z.record(z.enum(orderStatuses), z.int());
/** `total` counts this group and search, `counts` covers the search in all groups. */
export const orderPage = z.object({
  ...pageOf(orderSummary).shape,
  counts: z.record(z.enum(orderGroups), z.int()),
});

/** An order in the list of staff, with shortened texts. */
export const staffOrderSummary = z.object({
  ...staffOrder.pick({
    number: true,
    user_id: true,
    status: true,
    shop_name: true,
    amount_fen: true,
    price_review: true,
    supplier_order_no: true,
    created_at: true,
  }).shape,
  /** The names of the first `listedLines` lines. */
  names: z.array(z.string()),
  line_count: z.int(),
  quantity: z.int(),
});
/** `counts` stops at one more than `countedItems` in each status. */
export const staffOrderPage = z.object({ ...longPageOf(staffOrderSummary).shape, counts });

export type OrderProgress = z.infer<typeof orderProgress>;
export type OrderHead = z.infer<typeof orderHead>;
export type OrderSummary = z.infer<typeof orderSummary>;
export type OrdersQuery = z.infer<typeof ordersQuery>;
export type StaffOrdersQuery = z.infer<typeof staffOrdersQuery>;
export type OrderPage = z.infer<typeof orderPage>;
export type StaffOrderSummary = z.infer<typeof staffOrderSummary>;
export type StaffOrderPage = z.infer<typeof staffOrderPage>;
