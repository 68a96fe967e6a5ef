import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Name and contact of a website of this installation. `default` applies to tags without a row. */
export const website = pgTable('website', {
  tag: text('tag').primaryKey(),
  name: text('name').notNull(),
  logoPath: text('logo_path').notNull(),
  serviceEmail: text('service_email').notNull(),
  socials: jsonb('socials').$type<{ name: 'facebook' | 'instagram' | 'x'; url: string }[]>().notNull(),
  /** When staff first changed it; the start of the server then no longer updates it. */
  editedAt: timestamp('edited_at', { withTimezone: true }),
  /** Rises with each change by staff. */
  version: integer('version').notNull().default(0),
});

/** Configurations that staff have set; a key without a row has the default value. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  editedAt: timestamp('edited_at', { withTimezone: true }).notNull(),
  /** Rises with each change; the first one is 1. */
  version: integer('version').notNull(),
});
