import type { PersonalData } from '@caravan/account/port';
import { deleteAddresses, findAddresses } from '../db/address.repo.ts';
import { abandonAvatars } from '../db/avatar.repo.ts';
import { allLetters, deleteLetters } from '../db/letter.repo.ts';
import { deletePreferences } from '../db/preference.repo.ts';
import { deleteProfile, findProfile } from '../db/profile.repo.ts';
import { presentAddress } from '../present-address.ts';
import type { AccountContext } from './account-context.ts';
import { showPreferences } from './preferences.ts';

const nothingInTheWay = async () => [];

/** What account itself keeps of people. */
export const ownPersonalData = (context: AccountContext): PersonalData[] => [
  {
    section: 'profile',
    collect: (userId) => findProfile(context.db, userId),
    obstacles: nothingInTheWay,
    erase: async (tx, userId) => {
      await deleteProfile(tx, userId);
      await abandonAvatars(tx, userId);
    },
  },
  {
    section: 'preferences',
    collect: (userId) => showPreferences(context, userId),
    obstacles: nothingInTheWay,
    erase: deletePreferences,
  },
  {
    section: 'addresses',
    collect: async (userId) => (await findAddresses(context.db, userId)).map(presentAddress),
    obstacles: nothingInTheWay,
    erase: deleteAddresses,
  },
  {
    section: 'letters',
    collect: async (userId) =>
      (await allLetters(context.db, userId)).map(({ kind, title, body, link, createdAt, readAt }) => ({
        kind,
        title,
        body,
        link,
        created_at: createdAt,
        read_at: readAt,
      })),
    obstacles: nothingInTheWay,
    erase: deleteLetters,
  },
];

/** Everything that is kept of people, by all features. */
export const allPersonalData = (context: AccountContext): PersonalData[] => [...ownPersonalData(context), ...context.personalData()];
