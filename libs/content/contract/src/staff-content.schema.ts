import { email, id, inOthers, instant, pageOf, pageQuery, text, written, writtenOut, z } from '@caravan/kernel/zod';
import { articleStates } from './articles.ts';
import { article, configurations, landingClaims, website } from './content.schema.ts';
import { maxPhotos, maxSitePictures } from './shop-rules.ts';

/** For `If-Match`; it rises with each change by staff. */
const version = z.int().min(0);

const articleId = z.int().min(1).max(2_147_483_647);

const articleText = z.strictObject({
  /** The last part of the address: letters of any script, digits and hyphens. */
  slug: text(1, 80).regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u),
  name: text(1, 120),
  summary: text(1, 300),
  markdown: text(1, 100_000),
});

export const newArticle = z.strictObject({
  /** 1 is FAQ, 2 is a page about the shop, 3 is news. */
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** The key of a group. */
  group: text(1, 60),
  position: z.int().min(0).max(10_000),
  in_footer: z.boolean(),
  /** The ids of related articles, in order. */
  related: z.array(articleId).max(10),
  /** A reader of a language in which it has no text reads the English one. */
  texts: z.strictObject({ en: articleText, zh: articleText, ...inOthers(articleText.optional()) }),
  /** A draft is for staff only. Left out, a new article is none, and a change keeps what the article is. */
  draft: z.boolean().optional(),
  /** From when visitors see the article; null for at once. Left out, a change keeps it. */
  publish_at: instant.nullable().optional(),
});

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((part) => part === '');

/** The form of an article: a text that staff need not write is left out if all its fields are empty. */
export const articleForm = z.strictObject({
  ...newArticle.shape,
  texts: z.strictObject({
    ...newArticle.shape.texts.shape,
    ...inOthers(z.preprocess((value) => (isEmpty(value) ? undefined : value), articleText.optional())),
  }),
});
/** The fields of an article that staff read but cannot change. */
const articleFacts = z.object({
  id: articleId,
  /** `scheduled` until `publish_at`. */
  state: z.enum(articleStates),
  /** When staff first edited it; null for unedited content that ships with the product. */
  edited_at: instant.nullable(),
  version,
  /** The number of readers whom the article helped and did not help. */
  votes: z.object({ yes: z.int(), no: z.int() }),
});
export const staffArticle = z.object({
  ...articleFacts.shape,
  ...newArticle.shape,
  draft: z.boolean(),
  publish_at: instant.nullable(),
});
/** Accepts a whole article as it was read and drops the fields that staff cannot change. */
export const articleChange = z
  .strictObject({ ...newArticle.shape, ...articleFacts.partial().shape })
  .pipe(z.object(newArticle.shape));
export const staffArticleQuery = z.object({
  ...pageQuery.shape,
  q: text(0, 100).optional(),
  /** The key of a group; empty for all. */
  group: text(0, 60).optional(),
  state: z.enum(articleStates).optional(),
});

export const articleDraft = z.strictObject({ markdown: articleText.shape.markdown });
/** An article's text as visitors would see it. */
export const articlePreview = article.pick({ content_html: true, toc: true });

/** Part of addresses (`?group=`), so it never changes. */
const groupKey = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const groupFields = {
  names: written(text(1, 60)),
  /** Groups with lower positions appear first. */
  position: z.int().min(0).max(10_000),
};
const groupFacts = z.object({
  /** The number of articles of all types in the group. */
  articles: z.int(),
  /** When staff first edited it; null for unedited content that ships with the product. */
  edited_at: instant.nullable(),
  version,
});
export const newArticleGroup = z.strictObject({ key: groupKey, ...groupFields });
export const staffArticleGroup = z.object({
  key: z.string(),
  ...groupFields,
  names: writtenOut,
  ...groupFacts.shape,
});
export const articleGroupChange = z
  .strictObject({ ...groupFields, key: groupKey.optional(), ...groupFacts.partial().shape })
  .pipe(z.object(groupFields));

const link = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]);
export const newWebsite = z.strictObject({
  /** The second segment of the build mode. `default` is the tag for all tags without their own row. */
  tag: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .default('default'),
  WEBSITE_NAME: text(1, 60),
  /** A path of this site: no other host, and nothing above a folder. */
  WEBSITE_LOGO_PATH: z
    .string()
    .max(200)
    .regex(/^(?:\/[\w-][\w.-]*)+$/),
  SERVICE_EMAIL: email,
  socials: z
    .array(z.strictObject({ name: z.enum(['facebook', 'instagram', 'x']), url: link }))
    .length(3)
    .refine((socials) => new Set(socials.map((social) => social.name)).size === 3, 'bad_format'),
});

export const staffWebsite = z.object({ tag: z.string(), ...website.shape, edited_at: instant.nullable(), version });

/** Empty fields are not shown. */
export const newCompany = z.strictObject({
  name: text(0, 120),
  address: text(0, 300),
  registration: text(0, 200),
  disputes: written(text(0, 3_000)),
  /** The ids of uploaded pictures, in order. */
  pictures: z
    .array(id)
    .max(maxSitePictures)
    .refine((ids) => new Set(ids).size === ids.length, 'bad_format'),
  claims: landingClaims,
});
export const staffCompany = z.object({
  ...newCompany.shape,
  disputes: writtenOut,
  edited_at: instant.nullable(),
  version,
});

export const sitePictureUpload = z.strictObject({ image: z.file('not_a_picture') });
export const uploadedSitePicture = z.object({ id, path: z.string() });

/** `edited_at` and `version` are those of the features; the version is 0 until somebody switches one. */
export const staffConfigurations = z.object({ ...configurations.shape, edited_at: instant.nullable(), version });

/** Only `features` and `arrival_photos` change. The other fields may be sent as they were read; a different value is refused. */
export const newConfigurations = z.strictObject({
  ...staffConfigurations.partial().shape,
  features: z.strictObject(configurations.shape.features.shape),
  /** Absent if it stays as it is. Goods that have arrived keep their number. */
  arrival_photos: z.int().min(0).max(maxPhotos).optional(),
});

const currency = z.string().regex(/^[A-Z]{3}$/);
const rate = z.string().regex(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,8})?$/);
export const newExchangeRates = z.strictObject({
  as_of: z.iso.date(),
  /** Units of each currency for one euro, as decimal strings. Currencies that are left out keep their rates. */
  per_euro: z.record(currency, rate).refine((rates) => Object.keys(rates).length > 0, 'required'),
});
export const staffExchangeRates = z.array(
  z.object({
    currency,
    per_euro: z.string(),
    as_of: z.iso.date(),
    source: z.enum(['product', 'ecb', 'staff']),
    /** Why it prices no payment; null if it may. The euro's own rate always may. */
    unfit: z.enum(['old', 'shipped']).nullable(),
  }),
);

export type NewArticle = z.infer<typeof newArticle>;
export type ArticleChange = z.infer<typeof articleChange>;
export type StaffArticle = z.infer<typeof staffArticle>;
export type ArticleDraft = z.infer<typeof articleDraft>;
export type ArticlePreview = z.infer<typeof articlePreview>;
export type StaffArticleQuery = z.infer<typeof staffArticleQuery>;
export type StaffArticlePage = z.infer<typeof staffArticlePage>;
export type NewArticleGroup = z.infer<typeof newArticleGroup>;
export type ArticleGroupChange = z.infer<typeof articleGroupChange>;
export type StaffArticleGroup = z.infer<typeof staffArticleGroup>;
export type StaffWebsite = z.infer<typeof staffWebsite>;
export type NewCompany = z.infer<typeof newCompany>;
export type StaffCompany = z.infer<typeof staffCompany>;
export type SitePictureUpload = z.infer<typeof sitePictureUpload>;
export type UploadedSitePicture = z.infer<typeof uploadedSitePicture>;
export type NewWebsite = z.infer<typeof newWebsite>;
export type StaffConfigurations = z.infer<typeof staffConfigurations>;
export type NewConfigurations = z.infer<typeof newConfigurations>;
export type NewExchangeRates = z.infer<typeof newExchangeRates>;
export type StaffExchangeRates = z.infer<typeof staffExchangeRates>;

export const staffArticlePage = pageOf(staffArticle);
