import type { ProfileChange } from '@caravan/account/contract';
import type { UserInfo } from '@caravan/auth/contract';
import type { StandardSchemaV1 } from '@caravan/kernel';

/** The values of the fields: text, empty if unknown. */
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

/**
 * The contract's schema for the form. An empty field counts as missing; an empty residence is sent, so that the shopper
 * can remove it.
 */
export const profileSchema = (
  profileChange: StandardSchemaV1<unknown, ProfileChange>,
): StandardSchemaV1<unknown, ProfileChange> => ({
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
