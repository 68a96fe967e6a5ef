import { instant, z } from '@caravan/kernel/zod';
import { exchangeMarginLimits as limits } from './exchange-margin.ts';

/** A margin on the day's rate that applies from the beginning of a day in China, until that of the next version. */
export const exchangeMarginVersion = z.strictObject({
  from: z.iso.date(),
  /** Basis points: 150 is 1.5 %. */
  margin_bp: z.int('fee_percent').min(0, 'fee_percent').max(limits.margin_bp, 'margin_rate'),
});

/** All versions that have not begun: they replace those that were planned before. Others never change. */
export const exchangeMarginPlan = z.strictObject({
  planned: z
    .array(exchangeMarginVersion)
    .max(limits.planned)
    .superRefine((all, context) => {
      for (const [index, { from }] of all.entries())
        if (all.findIndex((one) => one.from === from) < index)
          context.addIssue({ code: 'custom', path: [index, 'from'], message: 'margin_day_twice' });
    }),
});

/** All versions by their days. Before the first one there is no margin. */
export const staffExchangeMargin = z.object({
  versions: z.array(z.object({ ...exchangeMarginVersion.shape, state: z.enum(['past', 'in_force', 'planned']) })),
  edited_at: instant.nullable(),
  version: z.int().min(0),
});

export type ExchangeMarginVersion = z.infer<typeof exchangeMarginVersion>;
export type ExchangeMarginPlan = z.infer<typeof exchangeMarginPlan>;
export type StaffExchangeMargin = z.infer<typeof staffExchangeMargin>;
