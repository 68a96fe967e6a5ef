import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a website of this installation is called and where it is reached; `default` answers for every tag without a row of its own. */
export const website = pgTable('website', {
  tag: text('tag').primaryKey(),
  name: text('name').notNull(),
  logoPath: text('logo_path').notNull(),
  serviceEmail: text('service_email').notNull(),
  socials: jsonb('socials').$type<{ name: 'facebook' | 'instagram' | 'x'; url: string }[]>().notNull(),
  /** When staff first changed it; from then on no start of the server touches it. */
  editedAt: timestamp('edited_at', { withTimezone: true }),
});
