import { termsArticle, termsRules } from '@caravan/content/contract/schema';
import { instant, z, orderNumber } from '@caravan/kernel/zod';
import { byNumber } from './orders.schema.ts';

/** Names of articles are in the caller's language. */
export const orderTerms = z.object({
  number: orderNumber,
  /** When the order was placed. */
  placed_at: instant,
  rules: termsRules,
  articles: z.array(termsArticle),
});

/** An order and the id of an article of its terms. */
export const termsArticleParams = byNumber.extend({ id: z.coerce.number().pipe(z.int().min(1).max(2_147_483_647)) });

export type OrderTerms = z.infer<typeof orderTerms>;
