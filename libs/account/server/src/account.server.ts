import { accountReasons } from '@caravan/account/contract';
import type { Addresses, Notifier, Profiles } from '@caravan/account/port';
import { handleJob, type Core, type FeatureServer } from '@caravan/server-core';
import { findAddress } from './db/address.repo.ts';
import { findProfile } from './db/profile.repo.ts';
import { presentAddress } from './present-address.ts';
import { accountRoutes } from './routes/account-routes.ts';
import type { AccountContext, AccountDependencies } from './use-cases/account-context.ts';
import { sendLetter } from './use-cases/send-letter.ts';
import { sweep, sweepJob } from './use-cases/sweep.ts';

/** What account offers to other features. */
export interface AccountPorts {
  profiles: Profiles;
  addresses: Addresses;
  notifier: Notifier;
}

/** The person behind an account: profile, addresses, inbox, preferences, and what `GET /users/info` shows. */
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

const portsOf = (running: () => AccountContext): AccountPorts => ({
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
});

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
    routes: (core) => accountRoutes(assembledOn(core)),
    jobs: (core) => [handleJob(sweepJob, () => sweep(assembledOn(core)))],
    ports: portsOf(running),
  };
};
