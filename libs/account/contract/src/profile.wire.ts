import { defineEndpoint } from '@caravan/kernel';
import type { UserInfo } from './account.schema.ts';
import type {
  AccountDeletion,
  Avatar,
  AvatarParams,
  AvatarUpload,
  LoginSessions,
  PasswordChange,
  Preferences,
  PreferencesChange,
  ProfileChange,
  StaffUserPage,
  StaffUsersQuery,
  UserExport,
} from './profile.schema.ts';

const both = ['shopper', 'staff'] as const;

export const updateUserInfo = defineEndpoint<{ body: ProfileChange; data: UserInfo }>()({
  method: 'POST',
  path: '/users/update_info',
  login: 'shopper',
  roles: both,
  tags: ['user'],
  summary: 'Change the profile',
  reasons: ['phone_invalid', 'country_unknown', 'date_in_future'],
});

export const uploadAvatar = defineEndpoint<{ body: AvatarUpload; data: Avatar }>()({
  method: 'POST',
  path: '/users/alter_avatar',
  login: 'shopper',
  roles: both,
  tags: ['user'],
  summary: 'A picture of oneself; it is cut to a square of 360 pixels',
  upload: 'multipart',
  limit: { max: 60, minutes: 60, by: 'account' },
  reasons: ['avatar_type', 'avatar_too_large', 'too_many_pixels'],
});

/** 128 random bits are the address; it is told to whoever may see the person. A picture element cannot send a token. */
export const getAvatar = defineEndpoint<{ params: AvatarParams; data: unknown }>()({
  method: 'GET',
  path: '/users/avatars/:id',
  login: 'none',
  tags: [],
  summary: 'A picture of somebody',
  raw: true,
});

/** Attempts count like those at login. */
export const changePassword = defineEndpoint<{ body: PasswordChange; data: null }>()({
  method: 'POST',
  path: '/users/alter_password',
  login: 'shopper',
  roles: both,
  tags: ['login-session'],
  summary: 'Set a new password; every other session ends',
  reasons: ['password_wrong', 'password_mismatch', 'password_rule', 'password_common'],
});

export const getPreferences = defineEndpoint<{ data: Preferences }>()({
  method: 'GET',
  path: '/users/preferences',
  login: 'shopper',
  roles: both,
  tags: ['preferences'],
  summary: 'Language of mails and letters, display currency, and which mails are wanted',
});

export const updatePreferences = defineEndpoint<{ body: PreferencesChange; data: Preferences }>()({
  method: 'POST',
  path: '/users/preferences',
  login: 'shopper',
  roles: both,
  tags: ['preferences'],
  summary: 'Change some of the preferences',
});

export const listSessions = defineEndpoint<{ data: LoginSessions }>()({
  method: 'GET',
  path: '/users/sessions',
  login: 'shopper',
  roles: both,
  tags: ['login-session'],
  summary: 'The devices that are logged in, this one first',
});

export const endOtherSessions = defineEndpoint<{ data: LoginSessions }>()({
  method: 'POST',
  path: '/users/sessions/end_others',
  login: 'shopper',
  roles: both,
  tags: ['login-session'],
  summary: 'Log out everywhere else; answers what is left',
});

export const exportUser = defineEndpoint<{ data: UserExport }>()({
  method: 'GET',
  path: '/users/export',
  login: 'shopper',
  tags: [],
  summary: 'Everything that is kept of the caller',
  limit: { max: 20, minutes: 60, by: 'account' },
});

/** The e-mail is free afterwards. Orders and the ledger stay, as the law wants it, without a name. */
export const deleteUser = defineEndpoint<{ body: AccountDeletion; data: null }>()({
  method: 'POST',
  path: '/users/delete',
  login: 'shopper',
  // Nothing is asked again: there is nobody left to ask about.
  tags: [],
  summary: 'Close the account for good',
  reasons: ['password_wrong', 'orders_open', 'packages_open', 'goods_in_store', 'balance_left'],
});

export const listStaffUsers = defineEndpoint<{ query: StaffUsersQuery; data: StaffUserPage }>()({
  method: 'GET',
  path: '/staff/users',
  login: 'staff',
  tags: ['staff-user'],
  summary: 'Accounts by part of an e-mail or nickname, or by a whole id; the newest first',
});
