import { accountReasons } from '@caravan/account/contract';
import type { Addresses, Notifier, Profiles, UserSummary } from '@caravan/account/port';
import type { Identities } from '@caravan/auth/port';
import type { Core, FeatureServer } from '@caravan/server-core';
import { findAddress } from './db/address.repo.ts';
import { findProfile } from './db/profile.repo.ts';
import { presentAddress } from './present-address.ts';
import { createAddressRoute } from './routes/create-address.route.ts';
import { getUserInfoRoute } from './routes/get-user-info.route.ts';
import { listAddressesRoute } from './routes/list-addresses.route.ts';
import { listCountriesRoute } from './routes/list-countries.route.ts';
import { listLettersRoute } from './routes/list-letters.route.ts';
import { makeAddressDefaultRoute } from './routes/make-address-default.route.ts';
import { readLettersRoute } from './routes/read-letters.route.ts';
import { removeAddressRoute } from './routes/remove-address.route.ts';
import { removeLetterRoute } from './routes/remove-letter.route.ts';
import { getAuditRoute } from './routes/staff/get-audit.route.ts';
import { updateAddressRoute } from './routes/update-address.route.ts';
import type { AccountContext } from './use-cases/account-context.ts';
import { sendLetter } from './use-cases/send-letter.ts';

/** What account asks of other features. */
export interface AccountDependencies {
  identities: () => Identities;
  summary: () => UserSummary;
}

/** What account offers to other features. */
export interface AccountPorts {
  profiles: Profiles;
  addresses: Addresses;
  notifier: Notifier;
}

/** The person behind an account: profile, inbox, and what `GET /users/info` shows. */
export interface AccountServer extends FeatureServer {
  ports: AccountPorts;
}

const contextOn = ({ db, transaction, clock, mailer, files, config }: Core, dependencies: AccountDependencies): AccountContext => ({
  db,
  transaction,
  clock,
  mailer,
  files,
  publicUrl: config.publicUrl,
  ...dependencies,
});

const routesOf = (context: AccountContext) => [
  getUserInfoRoute(context),
  listLettersRoute(context),
  readLettersRoute(context),
  removeLetterRoute(context),
  listCountriesRoute(),
  listAddressesRoute(context),
  createAddressRoute(context),
  updateAddressRoute(context),
  removeAddressRoute(context),
  makeAddressDefaultRoute(context),
  getAuditRoute(context),
];

export const accountServer = (dependencies: AccountDependencies): AccountServer => {
  let context: AccountContext | undefined;
  const assembledOn = (core: Core): AccountContext => (context ??= contextOn(core, dependencies));
  const running = (): AccountContext => {
    if (!context) throw new Error('account was called before the server was built');
    return context;
  };

  return {
    name: 'account',
    reasons: accountReasons,
    routes: (core) => routesOf(assembledOn(core)),
    ports: {
      profiles: {
        find: async (userId) => {
          const { nickname, avatar } = await findProfile(running().db, userId);
          return { nickname, avatar };
        },
      },
      addresses: {
        find: async (userId, addressId, kind) => {
          const found = await findAddress(running().db, userId, addressId);
          return found?.kind === kind ? presentAddress(found) : null;
        },
      },
      notifier: { send: (tx, letter) => sendLetter(running(), tx, letter) },
    },
  };
};
