import { fail } from '@caravan/account/contract';
import { type UserInfo } from '@caravan/auth/contract';
import { countUnread } from '../db/message.repo.ts';
import { findProfile } from '../db/profile.repo.ts';
import type { AccountContext } from './account-context.ts';

type InfoContext = Pick<AccountContext, 'db' | 'identities' | 'summary'>;

/** The user as the storefront shows it, collected from several features. */
export const showUserInfo = async ({ db, identities, summary }: InfoContext, userId: string): Promise<UserInfo> => {
  const { cartCount, balance } = summary();
  const [identity, profile, lines, unread, money] = await Promise.all([
    identities().find(userId),
    findProfile(db, userId),
    cartCount(userId),
    countUnread(db, userId),
    balance(userId),
  ]);
  if (!identity) throw fail('login_required');
  return {
    id: identity.id,
    email: identity.email,
    email_verified: identity.emailVerified,
    has_password: identity.hasPassword,
    role: identity.role,
    name: profile.nickname,
    ...profile,
    cart_count: lines,
    unread_count: unread,
    balance_fen: money,
  };
};
