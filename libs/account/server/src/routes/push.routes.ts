import { fail, type PushSubscriptionEntry } from '@caravan/account/contract';
import {
  addPushSubscriptionContract,
  listPushSubscriptionsContract,
  removePushSubscriptionContract,
} from '@caravan/account/contract/schema';
import { route, type Route } from '@caravan/server-core';
import {
  deletePushSubscription,
  findPushSubscriptions,
  type StoredPushSubscription,
} from '../db/push-subscription.repo.ts';
import type { AccountContext } from '../use-cases/account-context.ts';
import { addPushSubscription } from '../use-cases/push-subscriptions.ts';

const presentSubscription = ({ id, endpoint, createdAt }: StoredPushSubscription): PushSubscriptionEntry => ({
  id,
  endpoint,
  created_at: createdAt.toISOString(),
});

/** The browsers that receive a user's notifications. */
export const pushRoutes = (context: AccountContext): Route[] => [
  route(listPushSubscriptionsContract, async ({ session }) => ({
    public_key: (await context.push.keys()).publicKey,
    items: (await findPushSubscriptions(context.db, session.userId)).map(presentSubscription),
  })),

  route(addPushSubscriptionContract, async ({ session, body, language }) =>
    presentSubscription(await addPushSubscription(context, { session, subscription: body, language })),
  ),

  route(removePushSubscriptionContract, async ({ session, params }) => {
    if (!(await deletePushSubscription(context.db, session.userId, params.id))) throw fail('not_found');
    return null;
  }),
];
