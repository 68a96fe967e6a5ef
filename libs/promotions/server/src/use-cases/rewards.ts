import type { Rewards } from '@caravan/promotions/port';
import { givePoints } from './points.ts';
import type { PromotionsContext } from './promotions-context.ts';
import { settleInvitation } from './referrals.ts';

/** What programmes give for packages. The invitation comes first: it may lock a programme, which is before balances. */
export const rewards = (context: PromotionsContext): Rewards => ({
  async packageReceived(tx, received) {
    await settleInvitation(tx, context, received.userId);
    await givePoints(tx, context, received);
  },
});
