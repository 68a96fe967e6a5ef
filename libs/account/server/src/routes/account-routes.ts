import type { Route } from '@caravan/server-core';
import type { AccountContext } from '../use-cases/account-context.ts';
import { changePasswordRoute } from './change-password.route.ts';
import { createAddressRoute } from './create-address.route.ts';
import { deleteUserRoute } from './delete-user.route.ts';
import { exportUserRoute } from './export-user.route.ts';
import { getAvatarRoute } from './get-avatar.route.ts';
import { getUserInfoRoute } from './get-user-info.route.ts';
import { listAddressesRoute } from './list-addresses.route.ts';
import { listCountriesRoute } from './list-countries.route.ts';
import { listLettersRoute } from './list-letters.route.ts';
import { makeAddressDefaultRoute } from './make-address-default.route.ts';
import { getPreferencesRoute, updatePreferencesRoute } from './preferences.route.ts';
import { readLettersRoute } from './read-letters.route.ts';
import { removeAddressRoute } from './remove-address.route.ts';
import { removeLetterRoute } from './remove-letter.route.ts';
import { endOtherSessionsRoute, listSessionsRoute } from './sessions.route.ts';
import { getAuditRoute } from './staff/get-audit.route.ts';
import { listUsersRoute } from './staff/list-users.route.ts';
import { updateAddressRoute } from './update-address.route.ts';
import { updateUserInfoRoute } from './update-user-info.route.ts';
import { uploadAvatarRoute } from './upload-avatar.route.ts';

/** Every call of account. */
export const accountRoutes = (context: AccountContext): Route[] => [
  getUserInfoRoute(context),
  updateUserInfoRoute(context),
  uploadAvatarRoute(context),
  getAvatarRoute(context),
  changePasswordRoute(context),
  getPreferencesRoute(context),
  updatePreferencesRoute(context),
  listSessionsRoute(context),
  endOtherSessionsRoute(context),
  exportUserRoute(context),
  deleteUserRoute(context),
  listCountriesRoute(),
  listAddressesRoute(context),
  createAddressRoute(context),
  updateAddressRoute(context),
  removeAddressRoute(context),
  makeAddressDefaultRoute(context),
  listLettersRoute(context),
  readLettersRoute(context),
  removeLetterRoute(context),
  listUsersRoute(context),
  getAuditRoute(context),
];
