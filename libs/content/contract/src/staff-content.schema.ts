import { schemaOf } from '@caravan/kernel';
import { email, instant, pageOf, pageQuery, text, z } from '@caravan/kernel/zod';
import { configurations, website } from './content.schema.ts';
import {
  createArticle,
  getStaffExchangeRates,
  listStaffArticles,
  updateArticle,
  updateConfigurations,
  updateExchangeRates,
  updateWebsite,
} from './staff-content.wire.ts';

const articleId = z.int().min(1).max(2_147_483_647);
const byId = z.object({ id: z.coerce.number().pipe(articleId) });

const articleText = z.strictObject({
  /** Last part of the address: letters of any script, digits and hyphens. */
  slug: text(1, 80).regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u),
  name: text(1, 120),
  summary: text(1, 300),
  markdown: text(1, 100_000),
});

export const newArticle = z.strictObject({
  /** 1 FAQ, 2 page of the house, 3 news. */
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Key of a group. */
  group: text(1, 60),
  position: z.int().min(0).max(10_000),
  in_footer: z.boolean(),
  /** Ids of articles to go on with, in order. */
  related: z.array(articleId).max(10),
  texts: z.strictObject({ en: articleText, zh: articleText }),
});
export const staffArticle = z.object({
  id: articleId,
  ...newArticle.shape,
  /** When staff first changed it; null while it is the one that comes with the product. */
  edited_at: instant.nullable(),
  /** How many readers it helped, and how many not. */
  votes: z.object({ yes: z.int(), no: z.int() }),
});
export const staffArticleQuery = z.object({ ...pageQuery.shape, q: text(0, 100).optional() });

const link = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]);
export const newWebsite = z.strictObject({
  /** Second segment of the build mode; `default` answers for every tag without a row of its own. */
  tag: z.string().regex(/^[\w-]{1,64}$/).default('default'),
  WEBSITE_NAME: text(1, 60),
  WEBSITE_LOGO_PATH: z.string().regex(/^\/[\w./-]{1,200}$/),
  SERVICE_EMAIL: email,
  socials: z
    .array(z.strictObject({ name: z.enum(['facebook', 'instagram', 'x']), url: link }))
    .length(3)
    .refine((socials) => new Set(socials.map((social) => social.name)).size === 3, 'bad_format'),
});

export const newConfigurations = z.strictObject({ features: z.strictObject(configurations.shape.features.shape) });

const currency = z.string().regex(/^[A-Z]{3}$/);
const rate = z.string().regex(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,8})?$/);
export const newExchangeRates = z.strictObject({
  as_of: z.iso.date(),
  /** Units of each currency for one euro, as decimal strings; those that are not named stay. */
  per_euro: z.record(currency, rate).refine((rates) => Object.keys(rates).length > 0, 'required'),
});
export const staffExchangeRates = z.array(
  z.object({ currency, per_euro: z.string(), as_of: z.iso.date(), source: z.enum(['product', 'ecb', 'staff']) }),
);

export type NewArticle = z.infer<typeof newArticle>;
export type StaffArticle = z.infer<typeof staffArticle>;
export type StaffArticleQuery = z.infer<typeof staffArticleQuery>;
export type StaffArticlePage = z.infer<typeof staffArticlePage>;
export type NewWebsite = z.infer<typeof newWebsite>;
export type NewConfigurations = z.infer<typeof newConfigurations>;
export type NewExchangeRates = z.infer<typeof newExchangeRates>;
export type StaffExchangeRates = z.infer<typeof staffExchangeRates>;

const staffArticlePage = pageOf(staffArticle);
export const listStaffArticlesSchema = schemaOf(listStaffArticles, { query: staffArticleQuery, data: staffArticlePage });
export const createArticleSchema = schemaOf(createArticle, { body: newArticle, data: staffArticle });
export const updateArticleSchema = schemaOf(updateArticle, { params: byId, body: newArticle, data: staffArticle });
export const updateWebsiteSchema = schemaOf(updateWebsite, { body: newWebsite, data: website });
export const updateConfigurationsSchema = schemaOf(updateConfigurations, { body: newConfigurations, data: configurations });
export const getStaffExchangeRatesSchema = schemaOf(getStaffExchangeRates, { data: staffExchangeRates });
export const updateExchangeRatesSchema = schemaOf(updateExchangeRates, { body: newExchangeRates, data: staffExchangeRates });
