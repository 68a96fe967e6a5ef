import { schemaOf } from '@caravan/kernel';
import { email, instant, pageOf, pageQuery, text, z } from '@caravan/kernel/zod';
import { configurations, website } from './content.schema.ts';
import {
  createArticle,
  createArticleGroup,
  getStaffExchangeRates,
  listArticleGroups,
  listStaffArticles,
  listWebsites,
  updateArticle,
  updateArticleGroup,
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
/** What staff read of an article and never write. */
const articleFacts = z.object({
  id: articleId,
  /** When staff first changed it; null while it is the one that comes with the product. */
  edited_at: instant.nullable(),
  /** How many readers it helped, and how many not. */
  votes: z.object({ yes: z.int(), no: z.int() }),
});
export const staffArticle = z.object({ ...articleFacts.shape, ...newArticle.shape });
/** An article may be sent back as it was read: what staff never write is left out. */
export const articleChange = z.strictObject({ ...newArticle.shape, ...articleFacts.partial().shape }).pipe(z.object(newArticle.shape));
export const staffArticleQuery = z.object({ ...pageQuery.shape, q: text(0, 100).optional() });

/** Part of addresses (`?group=`), so it never changes. */
const groupKey = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const groupFields = {
  names: z.strictObject({ en: text(1, 60), zh: text(1, 60) }),
  /** Lower ones first. */
  position: z.int().min(0).max(10_000),
};
const groupFacts = z.object({
  /** How many articles it holds, of all types. */
  articles: z.int(),
  /** When staff first changed it; null while it is the one that comes with the product. */
  edited_at: instant.nullable(),
});
export const newArticleGroup = z.strictObject({ key: groupKey, ...groupFields });
export const staffArticleGroup = z.object({ key: z.string(), ...groupFields, ...groupFacts.shape });
export const articleGroupChange = z.strictObject({ ...groupFields, key: groupKey.optional(), ...groupFacts.partial().shape }).pipe(z.object(groupFields));

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

export const staffWebsite = z.object({ tag: z.string(), ...website.shape, edited_at: instant.nullable() });

/** `features` change; the rest may be sent along as it is read, and is refused where it differs. */
export const newConfigurations = z.strictObject({
  ...configurations.partial().shape,
  features: z.strictObject(configurations.shape.features.shape),
});

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
export type ArticleChange = z.infer<typeof articleChange>;
export type StaffArticle = z.infer<typeof staffArticle>;
export type StaffArticleQuery = z.infer<typeof staffArticleQuery>;
export type StaffArticlePage = z.infer<typeof staffArticlePage>;
export type NewArticleGroup = z.infer<typeof newArticleGroup>;
export type ArticleGroupChange = z.infer<typeof articleGroupChange>;
export type StaffArticleGroup = z.infer<typeof staffArticleGroup>;
export type StaffWebsite = z.infer<typeof staffWebsite>;
export type NewWebsite = z.infer<typeof newWebsite>;
export type NewConfigurations = z.infer<typeof newConfigurations>;
export type NewExchangeRates = z.infer<typeof newExchangeRates>;
export type StaffExchangeRates = z.infer<typeof staffExchangeRates>;

const staffArticlePage = pageOf(staffArticle);
export const listStaffArticlesSchema = schemaOf(listStaffArticles, { query: staffArticleQuery, data: staffArticlePage });
export const createArticleSchema = schemaOf(createArticle, { body: newArticle, data: staffArticle });
export const updateArticleSchema = schemaOf(updateArticle, { params: byId, body: articleChange, data: staffArticle });
export const listArticleGroupsSchema = schemaOf(listArticleGroups, { data: z.array(staffArticleGroup) });
export const createArticleGroupSchema = schemaOf(createArticleGroup, { body: newArticleGroup, data: staffArticleGroup });
export const updateArticleGroupSchema = schemaOf(updateArticleGroup, {
  params: z.object({ key: z.string().max(60) }),
  body: articleGroupChange,
  data: staffArticleGroup,
});
export const listWebsitesSchema = schemaOf(listWebsites, { data: z.array(staffWebsite) });
export const updateWebsiteSchema = schemaOf(updateWebsite, { body: newWebsite, data: website });
export const updateConfigurationsSchema = schemaOf(updateConfigurations, { body: newConfigurations, data: configurations });
export const getStaffExchangeRatesSchema = schemaOf(getStaffExchangeRates, { data: staffExchangeRates });
export const updateExchangeRatesSchema = schemaOf(updateExchangeRates, { body: newExchangeRates, data: staffExchangeRates });
