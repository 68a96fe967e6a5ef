import { sql } from 'drizzle-orm';
import type { StaffArticleGroup } from '@caravan/content/contract';
import type { Language } from '@caravan/kernel';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Groups of articles, in the footer and in lists. */
export const articleGroup = pgTable('article_group', {
  key: text('key').primaryKey(),
  position: integer('position').notNull(),
  /** By language. */
  names: jsonb('names').$type<StaffArticleGroup['names']>().notNull(),
  /** When staff first changed it; the start of the server then no longer updates it. */
  editedAt: timestamp('edited_at', { withTimezone: true }),
  /** Rises with each change by staff. */
  version: integer('version').notNull().default(0),
});

/** An article in all languages. Ids below 1000 belong to the articles that ship with the product. */
export const article = pgTable(
  'article',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    /** 1 is FAQ, 2 is a page about the shop, 3 is news. */
    type: smallint('type').notNull(),
    groupKey: text('group_key')
      .notNull()
      .references(() => articleGroup.key),
    position: integer('position').notNull(),
    inFooter: boolean('in_footer').notNull(),
    /** Ids of related articles, in order. */
    related: integer('related').array().notNull(),
    /** Only staff see a draft. */
    draft: boolean('draft').notNull().default(false),
    /** From when visitors see it; null for at once. */
    publishAt: timestamp('publish_at', { withTimezone: true }),
    /** When staff first changed it; the start of the server then no longer updates it. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Rises with each change by staff. */
    version: integer('version').notNull().default(0),
  },
  (table) => [
    index('article_group_key_idx').on(table.groupKey, table.position),
    check('article_type_check', sql`${table.type} in (1, 2, 3)`),
  ],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Each text that was ever published, for the terms of orders. Rows are only added (`0000_init.sql`), and
 * stay when their article is deleted.
 */
export const articleTextVersion = pgTable('article_text_version', {
  /** The hash of article, language, name, summary and HTML. */
  id: text('id').primaryKey(),
  articleId: integer('article_id').notNull(),
  language: text('language').$type<Language>().notNull(),
  /** As in `article`. */
  type: smallint('type').notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  summary: text('summary').notNull(),
  /** Sanitised, with the periods of retention that applied. */
  html: text('html').notNull(),
  /** When it was first published. */
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
});

/** An article in one language. */
export const articleText = pgTable(
  'article_text',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    summary: text('summary').notNull(),
    markdown: text('markdown').notNull(),
    /** The rendered Markdown, sanitised. */
    html: text('html').notNull(),
    toc: jsonb('toc').$type<{ id: string; title: string; level: number }[]>().notNull(),
    /** The text without tags, for the search. */
    plain: text('plain').notNull(),
    /** Name, summary and plain text as `searchText` has them; its indexes are in `0000_init.sql`. */
    search: text('search').notNull(),
    /**
     * The stems of its words (`stemsOf`). It is not generated, because `pg_upgrade` refuses a column that names the
     * configuration of each row.
     */
    stems: tsvector('stems').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** The kept version of the text that visitors read; null while no version was published. */
    versionId: text('version_id').references(() => articleTextVersion.id),
  },
  (table) => [
    primaryKey({ name: 'article_text_pkey', columns: [table.articleId, table.language] }),
    index('article_text_stems_idx').using('gin', table.stems),
  ],
);
