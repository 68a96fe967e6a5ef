import type { AuthSession } from '@caravan/auth/contract';
import type { ProfileSummary } from '@caravan/auth/port';
import type { OpenedSession } from './log-in.ts';

/** The response to a login or registration. */
export const presentSession = ({ token, account }: OpenedSession, profile: ProfileSummary): AuthSession => ({
  token,
  user: {
    id: account.id,
    email: account.email,
    email_verified: account.emailVerifiedAt !== null,
    name: profile.nickname,
    nickname: profile.nickname,
    avatar: profile.avatar,
    role: account.role,
  },
});
