import { instant, z } from '@caravan/kernel/zod';

/** Some wait for the shopper, and others only come to them. */
export const turnKinds = [
  'answer_question',
  'accept_offer',
  'pay_order',
  'pay_extra',
  'pay_package',
  'pay_package_extra',
  'pay_service',
  'give_tax_number',
  'goods_expire',
  'goods_arrived',
  'package_away',
] as const;

/** The most goods that are named of those that a turn is about. */
export const maxTurnItems = 4;

export const turn = z.object({
  kind: z.enum(turnKinds),
  /**
   * The number of the order, the package or the service, the conversation, or the target that a payment names; empty
   * for goods in the warehouse.
   */
  ref: z.string(),
  /** The order or package of the page about it; empty for goods in the warehouse. */
  number: z.string(),
  /** The goods, if they are one piece of work; empty otherwise. */
  name: z.string(),
  /** Orders, packages or receipts of goods that this is about. */
  count: z.int(),
  /** The newest of the goods in the warehouse that this is about; empty for orders, packages and payments. */
  item_ids: z.array(z.string()).max(maxTurnItems),
  /** The amount to pay; null if nothing is to be paid. */
  amount_fen: z.int().nullable(),
  /** Since when. */
  at: instant,
  /** Until when; null if nothing ends. */
  due_at: instant.nullable(),
});

/** The most that is shown; the pages of orders, goods and packages have all. */
export const maxTurns = 20;

/** The most urgent first; what ends at no time comes last, the newest first. */
export const turns = z.object({ items: z.array(turn).max(maxTurns) });

export type TurnKind = (typeof turnKinds)[number];
export type Turn = z.infer<typeof turn>;
export type Turns = z.infer<typeof turns>;
