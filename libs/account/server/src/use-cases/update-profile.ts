import { fail, type ProfileChange } from '@caravan/account/contract';
import { findProfile, saveProfile } from '../db/profile.repo.ts';
import { findCountry } from '../domain/countries.ts';
import { readPhone } from '../domain/read-address.ts';
import type { AccountContext } from './account-context.ts';

/** Changes a profile. A phone number without a calling code belongs to the country of residence. */
export const updateProfile = async (context: AccountContext, userId: string, change: ProfileChange): Promise<void> => {
  const { db, transaction, clock, identities } = context;
  const { nickname, gender, birthday, residence } = change;
  if (residence && !findCountry(residence)) throw fail('invalid', { fields: { residence: 'country_unknown' } });
  const home = residence === undefined ? (await findProfile(db, userId)).residence : residence;
  const phone = readPhone(change.phone, home ?? undefined);
  if (!phone) throw fail('invalid', { fields: { phone: 'phone_invalid' } });
  await transaction(async (tx) => {
    if (!(await identities().find(userId, tx))) throw fail('login_required');
    const fields = {
      nickname,
      birthday,
      phone,
      ...(gender && { gender }),
      ...(residence === undefined ? {} : { residence }),
    };
    await saveProfile(tx, userId, fields, clock());
  });
};
