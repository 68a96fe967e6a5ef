import { accountReasons } from '@caravan/account/contract';
import type { Profiles, UserSummary } from '@caravan/account/port';
import type { Identities } from '@caravan/auth/port';
import type { Core, FeatureServer } from '@caravan/server-core';
import { findProfile } from './db/profile.repo.ts';
import { getUserInfoRoute } from './routes/get-user-info.route.ts';
import { getAuditRoute } from './routes/staff/get-audit.route.ts';

/** What account asks of other features. */
export interface AccountDependencies {
  identities: () => Identities;
  summary: () => UserSummary;
}

/** What account offers to other features. */
export interface AccountPorts {
  profiles: Profiles;
}

/** The person behind an account: profile and what `GET /users/info` shows. */
export interface AccountServer extends FeatureServer {
  ports: AccountPorts;
}

export const accountServer = ({ identities, summary }: AccountDependencies): AccountServer => {
  let core: Core | undefined;
  const running = (): Core => {
    if (!core) throw new Error('account was called before the server was built');
    return core;
  };

  return {
    name: 'account',
    reasons: accountReasons,
    routes: (given) => {
      core = given;
      return [getUserInfoRoute(() => ({ db: given.db, identities: identities(), summary: summary() })), getAuditRoute(given)];
    },
    ports: {
      profiles: {
        find: async (userId) => {
          const { nickname, avatar } = await findProfile(running().db, userId);
          return { nickname, avatar };
        },
      },
    },
  };
};
