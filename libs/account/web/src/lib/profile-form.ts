import type { ProfileChange, UserInfo } from '@caravan/account/contract';
import type { StandardSchemaV1 } from '@caravan/kernel';

/** What the fields hold: text, empty where nothing is known. */
export interface ProfileValues {
  nickname: string;
  gender: string;
  birthday: string;
  phone: string;
  residence: string;
}

export const profileValues = ({ nickname, gender, birthday, phone, residence }: UserInfo): ProfileValues => ({
  nickname: nickname ?? '',
  gender: gender ?? '',
  birthday: birthday ?? '',
  phone: phone ?? '',
  residence: residence ?? '',
});

/** The contract's schema for the form: what is empty is missing; no residence is said as such, so that it can be taken back. */
export const profileSchema = (profileChange: StandardSchemaV1<unknown, ProfileChange>): StandardSchemaV1<unknown, ProfileChange> => ({
  '~standard': {
    version: 1,
    vendor: profileChange['~standard'].vendor,
    validate: (values) => {
      const typed = values as ProfileValues;
      const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value));
      return profileChange['~standard'].validate({ ...filled, residence: typed.residence || null });
    },
  },
});
