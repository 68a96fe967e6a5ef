import { fail, maxPushSubscriptions, type NewPushSubscription } from '@caravan/account/contract';
import { newId, type Language } from '@caravan/kernel';
import type { Session } from '@caravan/server-core';
import {
  countOtherPushSubscriptions,
  lockPushSubscriptions,
  savePushSubscription,
  type StoredPushSubscription,
} from '../db/push-subscription.repo.ts';
import { isPushEndpoint } from '../domain/push-endpoint.ts';
import { isBrowserKey } from '../domain/push-keys.ts';
import type { AccountContext } from './account-context.ts';

export interface PushRegistration {
  session: Pick<Session, 'id' | 'userId'>;
  subscription: NewPushSubscription;
  language: Language;
}

/**
 * Registers a browser for the notifications of an account. A browser that another account had registered moves,
 * because only one of them is logged in there.
 */
export const addPushSubscription = async (
  { transaction, clock, identities }: AccountContext,
  { session, subscription, language }: PushRegistration,
): Promise<StoredPushSubscription> => {
  const { id: sessionId, userId } = session;
  const { endpoint, keys } = subscription;
  if (!isBrowserKey(keys.p256dh)) throw fail('invalid', { fields: { 'keys.p256dh': 'bad_format' } });
  if (!isPushEndpoint(new URL(endpoint))) throw fail('push_service_refused', { fields: { endpoint: 'not_allowed' } });
  return transaction(async (tx) => {
    if (!(await identities().find(userId, tx))) throw fail('login_required');
    await lockPushSubscriptions(tx, userId);
    if ((await countOtherPushSubscriptions(tx, userId, endpoint)) >= maxPushSubscriptions) throw fail('push_limit');
    return savePushSubscription(tx, {
      id: newId(),
      userId,
      sessionId,
      endpoint,
      ...keys,
      language,
      createdAt: clock(),
    });
  });
};
