import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Webhook, WebhookDelivery } from '@caravan/account/contract';
import type { WebhookEventType } from '@caravan/kernel';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An address of a shopper's program. Its secrets are sealed, because deliveries are signed with them. */
export const webhookTable = pgTable(
  'webhook',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    url: text().notNull(),
    events: text().array().$type<WebhookEventType[]>().notNull(),
    secret: bytea().notNull(),
    /** The secret before, and until when it signs, too. */
    oldSecret: bytea('old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    createdAt: moment('created_at').notNull(),
    /** Why nothing is sent; null while it is on. */
    off: text().$type<NonNullable<Webhook['off']>>(),
    /** Failed attempts in a row, and when the first of them was. */
    failures: integer().notNull().default(0),
    failingSince: moment('failing_since'),
    /** Nothing is sent before, because the last attempt failed. */
    pausedUntil: moment('paused_until'),
    /** A run that delivers holds the address until then. A run that was killed loses it by time. */
    busyUntil: moment('busy_until'),
    /** The start of the job that looks at it next. */
    wakeAt: moment('wake_at'),
  },
  (table) => [index('webhook_user_id_idx').on(table.userId, table.createdAt)],
);

/** One event for one address. */
export const webhookDeliveryTable = pgTable(
  'webhook_delivery',
  {
    /** Its name in the header `webhook-id`. */
    id: text().primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhookTable.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    type: text().$type<WebhookDelivery['type']>().notNull(),
    number: text().notNull(),
    state: text().notNull(),
    at: moment('at').notNull(),
    result: text().$type<WebhookDelivery['result']>().notNull(),
    attempts: integer().notNull().default(0),
    triedAt: moment('tried_at'),
    status: integer(),
    failure: text().$type<NonNullable<WebhookDelivery['failure']>>(),
    nextAt: moment('next_at').notNull(),
  },
  (table) => [
    index('webhook_delivery_newest_idx').on(table.webhookId, table.at.desc(), table.id),
    index('webhook_delivery_waiting_idx')
      .on(table.webhookId, table.nextAt)
      .where(sql`${table.result} = 'waiting'`),
    index('webhook_delivery_at_idx').on(table.at),
  ],
);
