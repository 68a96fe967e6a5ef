import { defineEndpoint } from '@caravan/kernel';
import { maxAvatarBytes } from './account-limits.ts';
import type { UserInfo } from '@caravan/auth/contract';
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
  accounts: both,
  tags: ['user'],
  summary: 'Change the profile',
  reasons: ['phone_invalid', 'country_unknown', 'date_in_future'],
});

export const uploadAvatar = defineEndpoint<{ body: AvatarUpload; data: Avatar }>()({
  method: 'POST',
  path: '/users/alter_avatar',
  login: 'shopper',
  accounts: both,
  tags: ['user'],
  summary: 'Upload a profile picture; it is cropped to a square of 360 pixels',
  upload: 'multipart',
  files: { max: 1, bytes: maxAvatarBytes, tooLarge: 'avatar_too_large' },
  limit: { max: 60, minutes: 60, by: 'account' },
  reasons: ['avatar_type', 'avatar_too_large', 'too_many_pixels'],
});

/**
 * The address holds 128 random bits. Only people who may see the user receive it, because an image element cannot send
 * a token.
 */
export const getAvatar = defineEndpoint<{ params: AvatarParams; data: unknown }>()({
  method: 'GET',
  path: '/users/avatars/:id',
  login: 'none',
  tags: [],
  summary: 'The profile picture of a user',
  raw: true,
});

/** Attempts count towards the limits of login. Staff change theirs by `PUT /staff/me/password`, with the second factor. */
export const changePassword = defineEndpoint<{ body: PasswordChange; data: null }>()({
  method: 'POST',
  path: '/users/alter_password',
  login: 'shopper',
  tags: ['login-session'],
  summary: 'Set a new password; every other session ends',
  reasons: ['password_wrong', 'password_missing', 'password_mismatch', 'password_rule', 'password_common'],
});

export const getPreferences = defineEndpoint<{ data: Preferences }>()({
  method: 'GET',
  path: '/users/preferences',
  login: 'shopper',
  accounts: both,
  tags: ['preferences'],
  summary: 'Language of mails and messages, display currency, and the enabled mails',
});

export const updatePreferences = defineEndpoint<{ body: PreferencesChange; data: Preferences }>()({
  method: 'POST',
  path: '/users/preferences',
  login: 'shopper',
  accounts: both,
  tags: ['preferences'],
  summary: 'Change some of the preferences',
});

export const listSessions = defineEndpoint<{ data: LoginSessions }>()({
  method: 'GET',
  path: '/users/sessions',
  login: 'shopper',
  accounts: both,
  tags: ['login-session'],
  summary: 'The logged-in devices, the current one first',
});

export const endOtherSessions = defineEndpoint<{ data: LoginSessions }>()({
  method: 'POST',
  path: '/users/sessions/end_others',
  login: 'shopper',
  accounts: both,
  tags: ['login-session'],
  summary: 'Log out all other devices; returns the remaining sessions',
});

export const exportUser = defineEndpoint<{ data: UserExport }>()({
  method: 'GET',
  path: '/users/export',
  login: 'shopper',
  tags: [],
  summary: 'All data that is stored about the caller',
  limit: { max: 20, minutes: 60, by: 'account' },
});

/** The e-mail can be used again afterwards. Orders and the ledger stay without a name, as required by law. */
export const deleteUser = defineEndpoint<{ body: AccountDeletion; data: null }>()({
  method: 'POST',
  path: '/users/delete',
  login: 'shopper',
  // No cached query is fetched again, because the account no longer exists.
  tags: [],
  summary: 'Delete the account permanently',
  reasons: [
    'password_wrong',
    'password_missing',
    'login_code_wrong',
    'login_code_over',
    'orders_open',
    'packages_open',
    'goods_in_store',
    'returns_open',
    'balance_left',
  ],
});

export const listStaffUsers = defineEndpoint<{ query: StaffUsersQuery; data: StaffUserPage }>()({
  method: 'GET',
  path: '/staff/users',
  login: 'staff',
  roles: ['service', 'finance', 'auditor'],
  tags: ['staff-user'],
  summary: 'Accounts by part of an e-mail or nickname or by id, newest first',
});
