import { plainShopName, platforms } from '@caravan/kernel';
import { instant, text, yuanText, z } from '@caravan/kernel/zod';
import { serviceFeeLimits as limits } from './service-fee.ts';

const rate = {
  /** The part of what is paid for the goods, in basis points: 500 is 5 %. */
  rate_bp: z.int().min(0).max(limits.rate_bp, 'fee_rate'),
  /** The least fee of an order whose goods cost something, in fen. */
  minimum_fen: z.int().min(0).max(limits.minimum_fen, 'rule_amount'),
};

/** The fee of the goods of one platform, of one shop, or of one shop on one platform. */
const exception = z
  .strictObject({ platform: z.enum(platforms).nullable(), shop_name: text(1, 100).nullable(), ...rate })
  .refine(({ platform, shop_name: shop }) => platform !== null || shop !== null, {
    path: ['shop_name'],
    error: 'fee_for_whom',
  });

/** A service fee, as orders pin it (specification 41.1). */
export const serviceFeeRule = z.strictObject({
  ...rate,
  /** How many orders of a shopper are free of it: the first ones that were not cancelled. */
  free_orders: z.int().min(0).max(limits.free_orders),
  exceptions: z
    .array(exception)
    .max(limits.exceptions)
    .superRefine((all, context) => {
      const keys = all.map(({ platform, shop_name: shop }) => JSON.stringify([platform, shop && plainShopName(shop)]));
      for (const [index, key] of keys.entries())
        if (keys.indexOf(key) < index)
          context.addIssue({ code: 'custom', path: [index, 'shop_name'], message: 'fee_twice' });
    }),
});

/** A service fee that applies from the beginning of a day in China, until that of the next version. */
export const serviceFeeVersion = z.strictObject({ from: z.iso.date(), ...serviceFeeRule.shape });

/** All versions that have not begun: they replace those that were planned before. Others never change. */
export const serviceFeePlan = z.strictObject({
  planned: z
    .array(serviceFeeVersion)
    .max(limits.planned)
    .superRefine((all, context) => {
      for (const [index, { from }] of all.entries())
        if (all.findIndex((one) => one.from === from) < index)
          context.addIssue({ code: 'custom', path: [index, 'from'], message: 'fee_day_twice' });
    }),
});

/** A percentage as it is typed, in basis points. */
const percentText = z
  .string()
  .trim()
  .regex(/^\d{1,3}([.,]\d{1,2})?$/, 'fee_percent')
  .transform((typed) => Math.round(Number(typed.replace(',', '.')) * 100));
const typedRate = { rate_bp: percentText.pipe(rate.rate_bp), minimum_fen: yuanText.pipe(rate.minimum_fen) };

/** The fields of a plan as they are typed: rates in per cent, amounts in yuan. */
export const serviceFeeForm = z
  .strictObject({
    planned: z.array(
      z.strictObject({
        from: z.iso.date(),
        ...typedRate,
        free_orders: z.string().trim().min(1).transform(Number).pipe(serviceFeeRule.shape.free_orders),
        exceptions: z.array(
          z.strictObject({
            platform: z.union([z.literal('').transform(() => null), z.enum(platforms)]),
            shop_name: z.string().transform((typed) => typed.trim() || null),
            ...typedRate,
          }),
        ),
      }),
    ),
  })
  .pipe(serviceFeePlan);

/** All versions by their days. Before the first one there is no fee. */
export const staffServiceFee = z.object({
  versions: z.array(z.object({ ...serviceFeeVersion.shape, state: z.enum(['past', 'in_force', 'planned']) })),
  edited_at: instant.nullable(),
  version: z.int().min(0),
});

/** The rate of an order. */
export interface ServiceFeeRate {
  rate_bp: number;
  minimum_fen: number;
}
export type ServiceFeeRule = z.infer<typeof serviceFeeRule>;
export type ServiceFeeVersion = z.infer<typeof serviceFeeVersion>;
export type ServiceFeeForm = z.input<typeof serviceFeeForm>;
export type ServiceFeePlan = z.infer<typeof serviceFeePlan>;
export type StaffServiceFee = z.infer<typeof staffServiceFee>;
