import {
  deleteUserContract,
  exportUserContract,
  getAvatarContract,
  getPreferencesContract,
  getTurnsContract,
  updatePreferencesContract,
  updateUserInfoContract,
  uploadAvatarContract,
} from '@caravan/account/contract/schema';
import { getUserInfoContract } from '@caravan/auth/contract/schema';
import { keptByBrowser, route, sendPicture, type Route } from '@caravan/server-core';
import type { AccountContext } from '../use-cases/account-context.ts';
import { deleteUser } from '../use-cases/delete-user.ts';
import { exportUser } from '../use-cases/personal-data.ts';
import { keepAvatar, avatarFile } from '../use-cases/keep-avatar.ts';
import { listTurns } from '../use-cases/list-turns.ts';
import { showPreferences, updatePreferences } from '../use-cases/preferences.ts';
import { showUserInfo } from '../use-cases/show-user-info.ts';
import { updateProfile } from '../use-cases/update-profile.ts';

/** A user's profile, preferences and data. */
export const profileRoutes = (context: AccountContext): Route[] => [
  route(getUserInfoContract, ({ session }) => showUserInfo(context, session.userId)),

  route(updateUserInfoContract, async ({ session, body }) => {
    await updateProfile(context, session.userId, body);
    return showUserInfo(context, session.userId);
  }),

  route(uploadAvatarContract, async ({ session, body }) => ({
    avatar: await keepAvatar(context, session.userId, body.avatar),
  })),

  route(getAvatarContract, async ({ params, reply }) => {
    return sendPicture(reply, await context.files.get(avatarFile(params.id)), keptByBrowser);
  }),

  route(getTurnsContract, ({ session }) => listTurns(context, session.userId)),

  route(getPreferencesContract, ({ session }) => showPreferences(context, session.userId)),

  route(updatePreferencesContract, ({ session, body }) => updatePreferences(context, session.userId, body)),

  route(exportUserContract, ({ session }) => exportUser(context, session.userId)),

  route(deleteUserContract, async ({ session, body, request }) => {
    await deleteUser(context, { userId: session.userId, ...body, ip: request.ip });
    return null;
  }),
];
