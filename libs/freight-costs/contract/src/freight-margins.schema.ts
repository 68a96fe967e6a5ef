import { reasonMessage } from '@caravan/kernel';
import { cursorPageOf, cursorQuery, fenOut, id, instant, text, writtenOut, z } from '@caravan/kernel/zod';
import { freightDays, freightGroups, maxFreightDays } from './freight-states.ts';

const earliest = '2000-01-01';
const latest = '2099-12-31';
const askedDate = z.iso
  .date({ abort: true })
  .refine((asked) => asked >= earliest && asked <= latest, { error: 'not_allowed', abort: true });

/** The parcels that were sent on days in the shop's time zone, both included. */
export const freightMarginsQuery = z
  .object({
    ...cursorQuery.shape,
    from: askedDate,
    to: askedDate,
    method: id.optional(),
    /** ISO 3166-1. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    /** The number of a package, or its tracking number. */
    q: text(1, 100).optional(),
    format: z.enum(['json', 'csv']).optional(),
  })
  .superRefine((asked, context) => {
    const days = freightDays(asked);
    if (days < 1) context.addIssue({ code: 'custom', path: ['to'], message: 'not_allowed' });
    else if (days > maxFreightDays)
      context.addIssue({
        code: 'custom',
        path: ['from'],
        message: reasonMessage('too_many', { max: String(maxFreightDays) }),
      });
  });

export const freightMargin = z.object({
  number: z.string(),
  shipped_at: instant,
  method_id: z.string(),
  country: z.string(),
  /** Paid by the shopper for shipping, without storage, packing and insurance, after all refunds. */
  paid_fen: fenOut,
  /** Billed by carriers, less repayments; while no bill has the parcel, the price of its label, or null without one. */
  cost_fen: fenOut.nullable(),
  /** No bill has the parcel: the cost is that of its label. */
  is_expected: z.boolean(),
});

const count = z.int().min(0);
const sums = {
  parcels: count,
  /** Parcels with a known cost; the amounts are theirs alone. */
  billed: count,
  /** Those of them whose cost is that of their labels. */
  expected: count,
  paid_fen: fenOut,
  cost_fen: fenOut,
};

/** One page of parcels, and the sums of all parcels of the filter. */
export const freightMarginPage = z.object({
  ...cursorPageOf(freightMargin).shape,
  totals: z.object(sums),
  groups: z.array(
    z.object({
      by: z.enum(freightGroups),
      /** The id of a shipping method, the code of a country, or the first day of a month. */
      key: z.string(),
      /** Of a shipping method. */
      name: writtenOut.nullable(),
      ...sums,
    }),
  ),
});

export type FreightMarginsQuery = z.infer<typeof freightMarginsQuery>;
export type FreightMargin = z.infer<typeof freightMargin>;
export type FreightMarginPage = z.infer<typeof freightMarginPage>;
