import { fail, type UserInfo } from '@caravan/account/contract';
import type { UserSummary } from '@caravan/account/port';
import type { Identities } from '@caravan/auth/port';
import type { Database } from '@caravan/server-core';
import { findProfile } from '../db/profile.repo.ts';

export interface UserInfoSources {
  db: Database;
  identities: Identities;
  summary: UserSummary;
}

/** One person as the storefront shows them, put together from the features that know a part. */
export const showUserInfo = async ({ db, identities, summary }: UserInfoSources, userId: string): Promise<UserInfo> => {
  const [identity, profile, cartCount] = await Promise.all([identities.find(userId), findProfile(db, userId), summary.cartCount(userId)]);
  if (!identity) throw fail('login_required');
  return {
    id: identity.id,
    email: identity.email,
    email_verified: identity.emailVerified,
    role: identity.role,
    name: profile.nickname,
    ...profile,
    cart_count: cartCount,
    // Nobody can have letters or a balance yet: both come with features that will contribute them through `UserSummary`.
    unread_count: 0,
    balance_fen: 0,
  };
};
