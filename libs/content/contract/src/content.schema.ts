import { fenOut, id, instant, language, pageOf, pageQuery, text, z } from '@caravan/kernel/zod';
import { priceChangeReasons } from './shop-rules.ts';

export const websiteQuery = z.object({ tag: z.string().max(64).optional() });
export const website = z.object({
  WEBSITE_NAME: z.string(),
  WEBSITE_LOGO_PATH: z.string(),
  SERVICE_EMAIL: z.string(),
  /**
   * Always three. An empty `url` means that the operator has no such account; the icon then opens the notice dialog.
   */
  socials: z.array(z.object({ name: z.enum(['facebook', 'instagram', 'x']), url: z.string() })).length(3),
});

const figure = z.int().min(0).max(1_000_000_000);
const span = z
  .strictObject({ from: z.int().min(1).max(365), to: z.int().min(1).max(365) })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'bad_format' });

/** The figures that the landing page of logistics claims. */
export const landingClaims = z.strictObject({
  customers: figure,
  countries: figure,
  reach_countries: figure,
  reach_regions: figure,
  warehouses: figure,
  delivery: z.strictObject({ express: span, injection: span, postal: span, ocean: span }),
});

/** Who runs the shop, as far as staff have written it. */
export const company = z.object({
  /** Of the company, in full. */
  name: z.string().nullable(),
  address: z.string().nullable(),
  /** Where it is registered, and its numbers. */
  registration: z.string().nullable(),
  /** How disputes with the shop end: the text, and its language, which is English if there is none in the caller's. */
  disputes: z.object({ text: z.string(), language }).nullable(),
  /** The paths of pictures of the warehouse, in order. */
  pictures: z.array(z.string()),
  claims: landingClaims,
});

/** A picture that staff uploaded. */
export const sitePictureParams = z.object({ id });

export const configurations = z.object({
  free_storage_days: z.int(),
  storage_fee_fen_per_day: fenOut,
  /** The most days of storage that an item is charged for. */
  storage_max_fee_days: z.int(),
  /** The days after receipt until goods may be disposed of. */
  disposal_days: z.int(),
  photo: z.object({ fee_fen: fenOut, max_count: z.int(), note_max: z.int() }),
  /** The photos without a fee that each piece gets when it arrives; 0 if the shop takes none. */
  arrival_photos: z.int(),
  address_max: z.int(),
  refund_hours: z.int(),
  unpaid_hours: z.int(),
  /** The hours that the review of an order takes, within working hours: from, to. */
  review_hours: z.tuple([z.int(), z.int()]),
  price_change_reasons: z.array(z.enum(priceChangeReasons)),
  /** The ISO 4217 codes in which a shopper can see amounts. */
  currencies: z.array(z.string().length(3)),
  features: z.object({ shipping_estimate: z.boolean(), community: z.boolean() }),
});

const currency = z.string().regex(/^[A-Z]{3}$/);
export const exchangeRateQuery = z.object({ from: currency.optional(), to: currency.optional() });
/** `rate` is the number of units of `to` for one unit of `from`, as a decimal string. */
export const exchangeRate = z.object({
  from: currency,
  to: currency,
  rate: z.string().regex(/^\d+(\.\d+)?$/),
  as_of: z.iso.date(),
  /** Set if it is older than five working days of the European Central Bank, so that it prices no payment. */
  old: z.literal(true).optional(),
});

/** Ids have 32 bits, so an article with a larger id cannot exist. */
const articleId = z.int().min(1).max(2_147_483_647);
export const articleLink = z.object({
  id: articleId,
  article_name: z.string(),
  is_faq: z.boolean(),
  slug: z.string(),
  /** The language of the name, the summary and the text: English if there are none in the caller's. */
  language,
});
export const footerGroup = z.object({ group_name: z.string(), articles: z.array(articleLink) });
export const articleSummary = z.object({
  ...articleLink.shape,
  /** The key of the group, for `?group=`. */
  group: z.string(),
  group_name: z.string(),
  summary: z.string(),
  updated_at: instant,
});
/** 1 is FAQ, 3 is news. Type 2 is the footer, which answers in groups. */
export const articleListQuery = z.object({
  type: z.enum(['1', '2', '3']).optional(),
  /** The key or the name of a group; empty for all. */
  group: text(0, 100).optional(),
  /** Words that must all occur in the article. */
  q: text(0, 100).optional(),
  ...pageQuery.shape,
});
export const articlePage = z.object({
  ...pageOf(articleSummary).shape,
  /** The groups with an article of this type that matches the words, in display order, regardless of `group`. */
  groups: z.array(z.object({ group: z.string(), group_name: z.string(), count: z.int() })),
});
export const article = z.object({
  ...articleSummary.shape,
  /** Sanitised. */
  content_html: z.string(),
  /** The headings of the text, in order; `id` is their anchor. */
  toc: z.array(z.object({ id: z.string(), title: z.string(), level: z.int() })),
  related: z.array(articleLink),
});

export const helpfulness = z.strictObject({ helpful: z.boolean() });

export type WebsiteQuery = z.infer<typeof websiteQuery>;
export type Website = z.infer<typeof website>;
export type LandingClaims = z.infer<typeof landingClaims>;
export type Company = z.infer<typeof company>;
export type SitePictureParams = z.infer<typeof sitePictureParams>;
export type Configurations = z.infer<typeof configurations>;
export type ExchangeRateQuery = z.infer<typeof exchangeRateQuery>;
export type ExchangeRate = z.infer<typeof exchangeRate>;
export type ArticleLink = z.infer<typeof articleLink>;
export type FooterGroup = z.infer<typeof footerGroup>;
export type ArticleSummary = z.infer<typeof articleSummary>;
export type ArticleListQuery = z.infer<typeof articleListQuery>;
export type ArticlePageQuery = Omit<ArticleListQuery, 'type'> & { type?: '1' | '3' | undefined };
export type ArticlePage = z.infer<typeof articlePage>;
export type Article = z.infer<typeof article>;
export type Helpfulness = z.infer<typeof helpfulness>;
export const byId = z.object({ id: z.coerce.number().pipe(articleId) });
