import { accountReasons } from '@caravan/account/contract';
import type { Addresses, Notifier, Profiles } from '@caravan/account/port';
import { handleJob, type Core, type FeatureServer } from '@caravan/server-core';
import { findAddress } from './db/address.repo.ts';
import { findProfile } from './db/profile.repo.ts';
import { presentAddress } from './present-address.ts';
import { addressRoutes } from './routes/addresses.routes.ts';
import { messageRoutes } from './routes/messages.routes.ts';
import { profileRoutes } from './routes/profile.routes.ts';
import { securityRoutes } from './routes/security.routes.ts';
import { userStaffRoutes } from './routes/users.staff-routes.ts';
import type { AccountContext, AccountDependencies } from './use-cases/account-context.ts';
import { mailCollected, mailCollectedJob } from './use-cases/mail-messages.ts';
import { sendMessage } from './use-cases/send-message.ts';
import { sweep, sweepJob } from './use-cases/sweep.ts';

/** The ports that account implements for other features. */
export interface AccountPorts {
  profiles: Profiles;
  addresses: Addresses;
  notifier: Notifier;
}

/** Profile, addresses, inbox, preferences and `GET /users/info`. */
export interface AccountServer extends FeatureServer {
  ports: AccountPorts;
}

export const createAccount = (core: Core, dependencies: AccountDependencies): AccountServer => {
  const { db, transaction, clock, jobs, mailer, files, pictures, config } = core;
  const context: AccountContext = {
    db,
    transaction,
    clock,
    jobs,
    mailer,
    files,
    pictures,
    publicUrl: config.publicUrl,
    ...dependencies,
  };

  return {
    name: 'account',
    reasons: accountReasons,
    routes: [
      ...profileRoutes(context),
      ...securityRoutes(context),
      ...addressRoutes(context),
      ...messageRoutes(context),
      ...userStaffRoutes(context),
    ],
    jobs: [
      handleJob(sweepJob, () => sweep(context)),
      handleJob(mailCollectedJob, (first) => mailCollected(context, first)),
    ],
    ports: {
      profiles: {
        find: async (userId) => {
          const { nickname, avatar } = await findProfile(db, userId);
          return { nickname, avatar };
        },
      },
      addresses: {
        find: async (userId, addressId, kind) => {
          const found = await findAddress(db, userId, addressId);
          return found?.kind === kind ? presentAddress(found) : null;
        },
      },
      notifier: { send: (tx, message) => sendMessage(context, tx, message) },
    },
  };
};
