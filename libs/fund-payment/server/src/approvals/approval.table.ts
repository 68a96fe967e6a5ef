import type { ApprovalKind, ApprovalState, StaleCause } from '@caravan/fund-payment/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const fen = (name: string) => bigint(name, { mode: 'number' });

/** Steps of staff above the owner's limit, with the colleague who decided each. Triggers keep what was asked for. */
export const approvalTable = pgTable(
  'approval',
  {
    id: text().primaryKey(),
    kind: text().$type<ApprovalKind>().notNull(),
    /** The order, package or user. */
    ref: text().notNull(),
    /** The body of the step's own call. */
    body: jsonb().$type<unknown>().notNull(),
    amountFen: fen('amount_fen').notNull(),
    why: text().notNull(),
    state: text().$type<ApprovalState>().notNull(),
    staleCause: text('stale_cause').$type<StaleCause>(),
    askedBy: text('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Null while it is open, and if its time ran out. */
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    note: text(),
  },
  (table) => [
    uniqueIndex('approval_open_once')
      .on(table.kind, table.ref)
      .where(sql`${table.state} = 'open'`),
    index('approval_newest').on(table.askedAt, table.id),
    index('approval_of_asker').on(table.askedBy, table.askedAt, table.id),
    index('approval_of_state').on(table.state, table.askedAt, table.id),
    index('approval_expiry')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'open'`),
    check('approval_amount', sql`${table.amountFen} > 0`),
    check('approval_open', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    check('approval_unattended', sql`(${table.state} in ('open', 'expired')) = (${table.decidedBy} is null)`),
    check(
      'approval_second_person',
      sql`${table.state} not in ('approved', 'rejected', 'stale') or ${table.decidedBy} <> ${table.askedBy}`,
    ),
    check('approval_withdrawn', sql`${table.state} <> 'withdrawn' or ${table.decidedBy} = ${table.askedBy}`),
    check('approval_stale', sql`(${table.state} = 'stale') = (${table.staleCause} is not null)`),
  ],
);

/** The owner's limit; one row. */
export const approvalRuleTable = pgTable(
  'approval_rule',
  {
    id: boolean().primaryKey(),
    /** Steps above it need a second person; null for no limit. */
    aboveFen: fen('above_fen'),
    version: integer().notNull(),
  },
  (table) => [check('approval_rule_one', sql`${table.id}`), check('approval_rule_above', sql`${table.aboveFen} >= 0`)],
);

export type ApprovalRow = typeof approvalTable.$inferSelect;
