import { fail, type ReadMessages } from '@caravan/account/contract';
import { countUnread, markAllRead, markRead } from '../db/message.repo.ts';
import type { AccountContext } from './account-context.ts';

/** Marks messages as read and returns the unread count. Marks none if one id is not the user's. */
export const readMessages = (
  context: Pick<AccountContext, 'transaction' | 'clock'>,
  userId: string,
  { ids }: ReadMessages,
): Promise<number> =>
  context.transaction(async (tx) => {
    const now = context.clock();
    if (!ids) await markAllRead(tx, userId, now);
    else if ((await markRead(tx, userId, ids, now)) !== new Set(ids).size) throw fail('not_found');
    return countUnread(tx, userId);
  });
