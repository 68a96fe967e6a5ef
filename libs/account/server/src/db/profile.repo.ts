import { eq, inArray } from 'drizzle-orm';
import { containsText, searchText, type Database, type Tx } from '@caravan/server-core';
import { profile } from './profile.table.ts';

export type ProfileFields = Omit<typeof profile.$inferSelect, 'userId' | 'search' | 'updatedAt'>;

const emptyProfile: ProfileFields = {
  nickname: null,
  avatar: null,
  gender: null,
  birthday: null,
  phone: null,
  residence: null,
};

export const findProfile = async (db: Database, userId: string): Promise<ProfileFields> => {
  const [found] = await db
    .select({
      nickname: profile.nickname,
      avatar: profile.avatar,
      gender: profile.gender,
      birthday: profile.birthday,
      phone: profile.phone,
      residence: profile.residence,
    })
    .from(profile)
    .where(eq(profile.userId, userId));
  return found ?? emptyProfile;
};

/** Stores the given fields; the others keep their values. */
export const saveProfile = async (tx: Tx, userId: string, change: Partial<ProfileFields>, now: Date): Promise<void> => {
  const search = searchText(change.nickname);
  const row = { ...change, ...(change.nickname !== undefined && { search }), updatedAt: now };
  await tx
    .insert(profile)
    .values({ userId, search, ...row })
    .onConflictDoUpdate({ target: profile.userId, set: row });
};

/** By user id. Users without a profile are absent. */
export const nicknamesOf = async (db: Database, userIds: readonly string[]): Promise<Map<string, string | null>> => {
  const found = await db
    .select({ userId: profile.userId, nickname: profile.nickname })
    .from(profile)
    .where(inArray(profile.userId, [...userIds]));
  return new Map(found.map(({ userId, nickname }) => [userId, nickname]));
};

/** A limit for the search. A longer part of the name finds the other users. */
const maxMatches = 1_000;

export const findByNickname = async (db: Database, part: string): Promise<string[]> => {
  const found = await db
    .select({ userId: profile.userId })
    .from(profile)
    .where(containsText(profile.search, part))
    .limit(maxMatches);
  return found.map(({ userId }) => userId);
};

export const deleteProfile = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(profile).where(eq(profile.userId, userId));
};
