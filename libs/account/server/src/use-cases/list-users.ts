import type { StaffUserPage, StaffUsersQuery } from '@caravan/account/contract';
import { findByNickname, nicknamesOf } from '../db/profile.repo.ts';
import type { AccountContext } from './account-context.ts';

/** Accounts for staff: e-mails and the names of staff come from auth, nicknames from account. */
export const listUsers = async (
  { db, logins }: AccountContext,
  { q, ...query }: StaffUsersQuery,
): Promise<StaffUserPage> => {
  const alsoIds = q ? await findByNickname(db, q) : [];
  const { items, ...page } = await logins().search({ words: q, alsoIds, ...query });
  const names = await nicknamesOf(
    db,
    items.map(({ id }) => id),
  );
  const users = items.map(({ id, email, name, emailVerified, role, createdAt }) => ({
    id,
    email,
    nickname: name ?? names.get(id) ?? null,
    created_at: createdAt.toISOString(),
    email_verified: emailVerified,
    role,
  }));
  return { ...page, items: users };
};
