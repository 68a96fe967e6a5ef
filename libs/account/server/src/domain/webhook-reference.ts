import { webhookTest } from '@caravan/account/contract';
import { webhookPayload } from '@caravan/account/contract/schema';
import { webhookEvents, type WebhookEventType } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { OutboundCall } from '@caravan/server-core';

const summaries = {
  'order.changed': 'An order has a new state',
  'package.changed': 'A package has a new state',
  'goods.arrived': 'Goods arrived in the warehouse',
  'balance.changed': 'The balance has changed',
  'message.received': 'A message arrived in the inbox',
  'webhook.test': 'A test that the shopper asked for',
} as const satisfies Record<WebhookEventType | typeof webhookTest, string>;

/** Describes the calls to shoppers' programs, for the API reference. */
export const webhookReference: readonly OutboundCall[] = ([...webhookEvents, webhookTest] as const).map((name) => ({
  name,
  summary: summaries[name],
  body: webhookPayload.extend({ type: z.literal(name) }),
}));
