import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The code by which an account invites others. It is made when it is first shown, and deleted with the account. */
export const promotionReferralCodeTable = pgTable('promotion_referral_code', {
  userId: text('user_id').primaryKey(),
  code: text().notNull().unique('promotion_referral_code_once'),
});

/** Who invited whom. An account is invited once, for ever. */
export const promotionReferralTable = pgTable(
  'promotion_referral',
  {
    /** The new account. */
    userId: text('user_id').primaryKey(),
    referrerId: text('referrer_id').notNull(),
    boundAt: instant('bound_at').notNull(),
    /** When the first package of the new account was received. */
    settledAt: instant('settled_at'),
    /** Whether the coupons were given then. */
    rewarded: boolean().notNull(),
  },
  (table) => [
    index('promotion_referral_of_referrer').on(table.referrerId),
    check('promotion_referral_other', sql`${table.userId} <> ${table.referrerId}`),
    check('promotion_referral_reward', sql`not ${table.rewarded} or ${table.settledAt} is not null`),
  ],
);
