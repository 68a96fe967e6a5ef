import { parseYuan } from '../money.ts';
import { z } from './z.ts';

/** An amount in yuan as a person types it; the output is in fen. */
export const yuanText = z
  .string()
  .trim()
  .min(1)
  .transform((typed, context) => {
    const amount = parseYuan(typed);
    if (amount !== undefined) return amount;
    context.issues.push({ code: 'custom', message: 'amount_invalid', input: typed });
    return z.NEVER;
  });
