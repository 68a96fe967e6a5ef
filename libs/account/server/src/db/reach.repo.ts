import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { MailedKind } from '@caravan/account/contract';
import type { TextEvent, WebhookEventType } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { phoneTable as phone } from './phone.table.ts';
import { preferenceTable as preferences } from './preference.table.ts';
import { pushSubscriptionTable as browsers } from './push-subscription.table.ts';
import { webhookTable as webhooks } from './webhook.table.ts';

/** How a shopper hears of an event besides the message in the inbox. */
export interface Reach {
  /** The addresses of the shopper's programs that are on. */
  webhooks: readonly { id: string; events: readonly WebhookEventType[] }[];
  /** The ids of the browsers that get notifications, newest first. */
  browsers: readonly string[];
  declinedMails: readonly MailedKind[];
  /** The events that the shopper wants by text message. */
  texts: readonly TextEvent[];
}

/** One statement, as most shoppers have neither programs nor browsers to tell. */
const readReach = async (tx: Tx, userId: string): Promise<Reach> => {
  const programs = tx
    .select({
      list: sql<
        Reach['webhooks']
      >`coalesce(json_agg(json_build_object('id', ${webhooks.id}, 'events', ${webhooks.events})), '[]')`.as('webhooks'),
    })
    .from(webhooks)
    .where(and(eq(webhooks.userId, userId), isNull(webhooks.off)))
    .as('programs');
  const pushed = tx
    .select({
      list: sql<
        string[]
      >`coalesce(json_agg(${browsers.id} order by ${browsers.createdAt} desc, ${browsers.id}), '[]')`.as('browsers'),
    })
    .from(browsers)
    .where(eq(browsers.userId, userId))
    .as('pushed');
  const [found] = await tx
    .select({
      webhooks: programs.list,
      browsers: pushed.list,
      declinedMails: preferences.declinedMails,
      texts: phone.events,
    })
    .from(programs)
    .crossJoin(pushed)
    .leftJoin(preferences, eq(preferences.userId, userId))
    .leftJoin(phone, and(eq(phone.userId, userId), isNotNull(phone.confirmedAt)));
  if (!found) throw new Error('two aggregates are one row');
  return { ...found, declinedMails: found.declinedMails ?? [], texts: found.texts ?? [] };
};

const reaches = new WeakMap<Tx, Map<string, Promise<Reach>>>();

/** How events reach a shopper, read once in a transaction: most steps cause several events. */
export const reachOf = (tx: Tx, userId: string): Promise<Reach> => {
  const known = reaches.get(tx) ?? new Map<string, Promise<Reach>>();
  reaches.set(tx, known);
  const reach = known.get(userId) ?? readReach(tx, userId);
  known.set(userId, reach);
  return reach;
};
