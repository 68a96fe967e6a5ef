import { code, instant, z } from '@caravan/kernel/zod';
import { labelSizes, maxPrintedLabels, printKinds } from './package-states.ts';

export const newPrint = z
  .strictObject({
    kind: z.enum(printKinds),
    /** Numbers of goods, packages or pick lists, codes of bins, or the texts of commands. */
    refs: z.array(code(40)).min(1).max(maxPrintedLabels),
    size: z.enum(labelSizes),
  })
  // A pick list does not fit on a small label.
  .refine(({ kind, size }) => kind !== 'pick' || size === '100x150', { path: ['size'], message: 'not_allowed' });
export const print = z.object({ url: z.string(), expires_at: instant });
export const byPrintToken = z.object({ token: z.string().regex(/^[\w.-]{1,300}$/) });

export type NewPrint = z.infer<typeof newPrint>;
export type Print = z.infer<typeof print>;
