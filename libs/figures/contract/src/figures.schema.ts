import { reasonMessage } from '@caravan/kernel';
import { cursorPageOf, cursorQuery, fenOut, id, instant, text, writtenOut, z } from '@caravan/kernel/zod';
import { queueNames } from '@caravan/tasks/contract';
import { figureSteps, figureSpans, maxPeriods, passages, workDone, type FigureSpan } from './figure-kinds.ts';
import { maxMarginDays, periodsOf } from './periods.ts';

const date = z.iso.date();

const earliest = '2000-01-01';
const latest = '2099-12-31';

/** A day that was asked for. Zod would check the days together even if one of them is not a date. */
const askedDate = z.iso
  .date({ abort: true })
  .refine((asked) => asked >= earliest && asked <= latest, { error: 'not_allowed', abort: true });
const count = z.int().min(0);

const format = z.enum(['json', 'csv']).optional();

/** Days in the right order, and not more periods than `max`. */
const daysInOrder =
  (max: number) =>
  ({ from, to, by = 'day' }: { from: string; to: string; by?: FigureSpan }, context: z.RefinementCtx): void => {
    if (to < from) context.addIssue({ code: 'custom', path: ['to'], message: 'not_allowed' });
    else if (periodsOf({ from, to, by }, max + 1).length > max)
      context.addIssue({ code: 'custom', path: ['from'], message: reasonMessage('too_many', { max: String(max) }) });
  };

/** Days in the shop's time zone, both included. */
export const figuresQuery = z
  .object({ from: askedDate, to: askedDate, by: z.enum(figureSpans), format })
  .superRefine(daysInOrder(maxPeriods));

/** Payments for one kind of payment target, and refunds of such payments, both in the period. */
const captured = z.object({ count, captured_fen: fenOut, refunded_fen: fenOut });

export const turnover = z.object({
  order: captured,
  order_extra: captured,
  package: captured,
  package_extra: captured,
  service: captured,
});

/**
 * The orders that were paid in the period. `paid_fen` is what is left of their payments after refunds, extra payments
 * included, and `cost_fen` what their purchases cost, less what sellers paid back for returns. Orders without a known
 * cost are in neither amount.
 */
export const margin = z.object({
  orders: count,
  paid_fen: fenOut,
  cost_fen: fenOut,
  /** Orders that are not wholly bought, or of which a purchase has no amount. */
  without_cost: count,
  without_cost_fen: fenOut,
  /** The service fees of all of them, less what was refunded of these. */
  kept_service_fee_fen: fenOut,
});

/** Orders that were paid on days in the shop's time zone, both included. */
export const marginsQuery = z
  .object({
    ...cursorQuery.shape,
    from: askedDate,
    to: askedDate,
    /** Part of a number, of a shop's name or of a product's name. */
    q: text(0, 100).optional(),
    format,
  })
  .superRefine(daysInOrder(maxMarginDays));

export const orderMargin = z.object({
  number: z.string(),
  shop_name: z.string().nullable(),
  paid_at: instant,
  goods_fen: fenOut,
  /** From the shop to the warehouse. Shipping abroad is paid for packages. */
  domestic_shipping_fen: fenOut,
  photo_fen: fenOut,
  service_fee_fen: fenOut,
  /** Extra payments that were paid. */
  extra_fen: fenOut,
  /** All refunds of it. */
  refunded_fen: fenOut,
  /** The rest of it. */
  turnover_fen: fenOut,
  /** The part of the exchange margin of its own payment that is kept, beside these amounts. */
  exchange_margin_fen: fenOut,
  /** Refunds of sellers for returned goods. */
  repaid_fen: fenOut,
  /** The shop's costs of sending goods back to their sellers. */
  return_freight_fen: fenOut,
  /** The price of its purchases, as far as they have an amount, less `repaid_fen`, with `return_freight_fen`. */
  cost_fen: fenOut,
  /** Null while the cost is not known. */
  margin_fen: fenOut.nullable(),
  /** In per cent of the turnover; also null without a turnover. */
  margin_percent: z.number().nullable(),
  /** Nothing more is bought for it, and every purchase of it has an amount. */
  cost_known: z.boolean(),
});

/** `totals` is the sum of all orders of the filter, not of the page. */
export const marginPage = z.object({
  ...cursorPageOf(orderMargin).shape,
  totals: margin,
  /** The exchange margins of all orders of the filter, beside `totals`. */
  exchange_margin_fen: fenOut,
});

export const throughput = z.record(z.enum(figureSteps), count);

/** Its first and last day, both within the days that were asked for. */
export const period = z.object({
  from: date,
  to: date,
  turnover,
  margin,
  /**
   * Charged above the rates of their days by payments that succeeded in the period, less the refunded part. It is apart
   * from the margin of orders, since packages and top-ups are paid with it, too.
   */
  exchange_margin_fen: fenOut,
  throughput,
});

/** Duration of a passage that ended in the asked days; null if none did. */
export const passageTime = z.object({
  passage: z.enum(passages),
  count,
  median_days: z.number().nullable(),
  p90_days: z.number().nullable(),
});

/** Goods that are in the warehouse now, by the days since they came; `to_days` is null for the oldest. */
export const shelfAge = z.object({
  from_days: count,
  to_days: count.nullable(),
  items: count,
  pieces: count,
  value_fen: fenOut,
});

/** The open tasks of a queue now. */
export const queueWork = z.object({ queue: z.enum(queueNames), open: count, overdue: count, oldest_at: instant });

/** The work of one member of staff in the asked days. */
export const personWork = z.object({
  staff_id: id,
  name: z.string(),
  /** The sum of each kind of work. */
  done: z.record(z.enum(workDone), count),
  /** The sum of each period, in the order of `periods`. */
  by_period: z.array(count),
});

/**
 * Accuracy of the quotes of a shipping method. `fees`: the parcels that were weighed before dispatch in the asked days;
 * the differences are those of the weighed fee to the quoted one, in per cent of the quoted one. `days`: the parcels
 * whose receipt a shopper confirmed in the asked days, and how many of them took at most the promised days.
 */
export const quoteAccuracy = z.object({
  method: z.object({ id: z.string(), name: writtenOut }),
  fees: z.object({
    count,
    cheaper: count,
    same: count,
    dearer: count,
    quoted_fen: fenOut,
    weighed_fen: fenOut,
    median_percent: z.number().nullable(),
    p90_percent: z.number().nullable(),
  }),
  days: z.object({ count, in_time: count, median_days: z.number().nullable(), p90_days: z.number().nullable() }),
});

export const figures = z.object({
  from: date,
  to: date,
  by: z.enum(figureSpans),
  periods: z.array(period),
  passages: z.array(passageTime),
  shelf: z.array(shelfAge),
  work: z.array(queueWork),
  /** Those who got the most done come first. */
  people: z.array(personWork),
  /** Shipping methods with a weighed or received parcel, the most parcels first. */
  quotes: z.array(quoteAccuracy),
});

export type FiguresQuery = z.infer<typeof figuresQuery>;
export type Turnover = z.infer<typeof turnover>;
export type Margin = z.infer<typeof margin>;
export type MarginsQuery = z.infer<typeof marginsQuery>;
export type OrderMargin = z.infer<typeof orderMargin>;
export type MarginPage = z.infer<typeof marginPage>;
export type Throughput = z.infer<typeof throughput>;
export type FigurePeriod = z.infer<typeof period>;
export type PassageTime = z.infer<typeof passageTime>;
export type ShelfAge = z.infer<typeof shelfAge>;
export type QueueWork = z.infer<typeof queueWork>;
export type PersonWork = z.infer<typeof personWork>;
export type QuoteAccuracy = z.infer<typeof quoteAccuracy>;
export type Figures = z.infer<typeof figures>;
