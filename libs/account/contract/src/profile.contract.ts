import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  changePassword,
  deleteUser,
  endOtherSessions,
  exportUser,
  getAvatar,
  getPreferences,
  listSessions,
  listStaffUsers,
  updatePreferences,
  updateUserInfo,
  uploadAvatar,
} from './profile.endpoints.ts';
import { userInfo } from '@caravan/auth/contract/schema';
import {
  accountDeletion,
  avatar,
  avatarParams,
  avatarUpload,
  loginSessions,
  passwordChange,
  preferences,
  preferencesChange,
  profileChange,
  staffUserPage,
  staffUsersQuery,
  userExport,
} from './profile.schema.ts';
export * from './profile.schema.ts';

export const updateUserInfoContract = schemaOf(updateUserInfo, { body: profileChange, data: userInfo });
export const uploadAvatarContract = schemaOf(uploadAvatar, { body: avatarUpload, data: avatar });
export const getAvatarContract = schemaOf(getAvatar, { params: avatarParams, data: z.unknown() });
export const changePasswordContract = schemaOf(changePassword, { body: passwordChange, data: z.null() });
export const getPreferencesContract = schemaOf(getPreferences, { data: preferences });
export const updatePreferencesContract = schemaOf(updatePreferences, { body: preferencesChange, data: preferences });
export const listSessionsContract = schemaOf(listSessions, { data: loginSessions });
export const endOtherSessionsContract = schemaOf(endOtherSessions, { data: loginSessions });
export const exportUserContract = schemaOf(exportUser, { data: userExport });
export const deleteUserContract = schemaOf(deleteUser, { body: accountDeletion, data: z.null() });
export const listStaffUsersContract = schemaOf(listStaffUsers, { query: staffUsersQuery, data: staffUserPage });
