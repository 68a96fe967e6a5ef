import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import { addPushSubscription, listPushSubscriptions, removePushSubscription } from './push.endpoints.ts';
import { newPushSubscription, pushSubscription, pushSubscriptions } from './push.schema.ts';
export * from './push.schema.ts';

export const listPushSubscriptionsContract = schemaOf(listPushSubscriptions, { data: pushSubscriptions });
export const addPushSubscriptionContract = schemaOf(addPushSubscription, {
  body: newPushSubscription,
  data: pushSubscription,
});
export const removePushSubscriptionContract = schemaOf(removePushSubscription, {
  params: z.object({ id }),
  data: z.null(),
});
