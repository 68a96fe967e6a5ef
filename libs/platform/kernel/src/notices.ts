/** The subjects of station messages (specification 16.2). */
export const messageKinds = [
  'welcome',
  'order_in_stock',
  'package_shipped',
  'package_delivered',
  'refund_done',
  'storage_ending',
  'goods_disposal',
  'goods_missing',
  'order_cancelled',
  'own_parcel',
  'order_review',
  'order_question',
  'refund_rejected',
  'payment_late',
  'remittance_decided',
  'balance_adjusted',
  'package_cancelled',
  'package_weighed',
  'service_done',
  'service_cancelled',
  'package_claim',
  'goods_return',
  'support_answer',
  'webhook_off',
  'account_security',
  'referral_reward',
] as const;

export type MessageKind = (typeof messageKinds)[number];

/** Events for a shopper's programs (specification 32.8). */
export const webhookEvents = [
  'order.changed',
  'package.changed',
  'goods.arrived',
  'balance.changed',
  'message.received',
] as const;

export type WebhookEventType = (typeof webhookEvents)[number];

/** Events for text messages (specification 39.3). */
export const textEvents = ['parcel_sent', 'question', 'payment', 'storage', 'disposal'] as const;

export type TextEvent = (typeof textEvents)[number];
