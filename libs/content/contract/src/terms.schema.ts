import { fenOut, instant, language, z } from '@caravan/kernel/zod';
import { serviceFeeRule } from './service-fee.schema.ts';

/** The fees, limits and periods that applied when an order was placed. Later changes of the shop's rules leave them. */
export const termsRules = z.object({
  /** The fee of one fine photo of a line, and the most photos of a line. */
  photo_fee_fen: fenOut,
  photo_max_count: z.int(),
  unpaid_hours: z.int(),
  /** The working hours of the review: from, to. */
  review_hours: z.tuple([z.int(), z.int()]),
  /** The hours to answer a question about the order. */
  question_hours: z.int(),
  refund_hours: z.int(),
  /** Whether a refund that the shopper requests returns photo fees. */
  photo_fees_refunded: z.boolean(),
  /** The days after their arrival in which goods can be returned to their seller. */
  return_days: z.int(),
  free_storage_days: z.int(),
  storage_fee_fen_per_day: fenOut,
  /** The most that the storage of one item costs. */
  storage_max_fee_fen: fenOut,
  /** The days after their arrival until goods may be disposed of. */
  disposal_days: z.int(),
  unpaid_package_hours: z.int(),
  /** The days after shipping until a package counts as received. */
  receipt_days: z.int(),
  /** The days after the receipt in which damage to an insured package can be claimed. */
  claim_days: z.int(),
  /** The service fee of that time; absent if there was none. */
  service_fee: serviceFeeRule.optional(),
});

/** An article of the terms of an order, in the version of that time (specification 30.1). */
export const termsArticle = z.object({
  id: z.int(),
  article_name: z.string(),
  is_faq: z.boolean(),
  slug: z.string(),
  /** The language of the text: English if there is none in the caller's. */
  language,
  /** The hash of the text, its version. */
  version: z.string(),
  /** When this text was first published. */
  published_at: instant,
  /** The text that visitors read today: the same one, another one, or none because the article is no longer public. */
  today: z.enum(['same', 'changed', 'gone']),
});

/** The same with its text. */
export const termsArticleText = z.object({
  ...termsArticle.shape,
  summary: z.string(),
  /** Sanitised. */
  content_html: z.string(),
});

export type TermsRules = z.infer<typeof termsRules>;

export type TermsArticle = z.infer<typeof termsArticle>;

export type TermsArticleText = z.infer<typeof termsArticleText>;
