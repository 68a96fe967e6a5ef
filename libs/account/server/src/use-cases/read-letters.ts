import { fail, type ReadLetters } from '@caravan/account/contract';
import { countUnread, markAllRead, markRead } from '../db/letter.repo.ts';
import type { AccountContext } from './account-context.ts';

/** Marks letters as read and answers how many are left; all of those that are named, or none. */
export const readLetters = (context: Pick<AccountContext, 'transaction' | 'clock'>, userId: string, { ids }: ReadLetters): Promise<number> =>
  context.transaction(async (tx) => {
    const now = context.clock();
    if (!ids) await markAllRead(tx, userId, now);
    else if ((await markRead(tx, userId, ids, now)) !== new Set(ids).size) throw fail('not_found');
    return countUnread(tx, userId);
  });
