import { z } from '@caravan/kernel/zod';
import { maxBoxSizes } from './box-sizes.ts';

const side = z.int().min(1).max(10_000);

/** A size whose printed code `CMD:SIZE-<code>` fills in the sides at the stations that measure. */
export const boxSize = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{1,4}$/, 'box_code'),
  length_mm: side,
  width_mm: side,
  height_mm: side,
});

const sizes = z.array(boxSize).max(maxBoxSizes);

export const newBoxSizes = z.strictObject({ sizes: sizes.min(1) }).superRefine((given, context) => {
  for (const [index, { code }] of given.sizes.entries())
    if (given.sizes.findIndex((other) => other.code === code) < index)
      context.addIssue({ code: 'custom', path: ['sizes', index, 'code'], message: 'box_code_taken' });
});
/** The version is 0 until an owner changes them. */
export const boxSizes = z.object({ sizes, version: z.int().min(0) });

export type BoxSize = z.infer<typeof boxSize>;
export type NewBoxSizes = z.infer<typeof newBoxSizes>;
export type BoxSizes = z.infer<typeof boxSizes>;
