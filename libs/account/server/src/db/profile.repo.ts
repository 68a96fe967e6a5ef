import { eq } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import { profile } from './profile.table.ts';

export type ProfileFields = Omit<typeof profile.$inferSelect, 'userId' | 'updatedAt'>;

const nothingTold: ProfileFields = { nickname: null, avatar: null, gender: null, birthday: null, phone: null, residence: null };

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
  return found ?? nothingTold;
};
