import type { Profiles } from '@caravan/account/port';
import { authReasons } from '@caravan/auth/contract';
import type { Identities } from '@caravan/auth/port';
import { handleJob, type Authenticate, type Core, type FeatureServer } from '@caravan/server-core';
import { argon2Hasher } from './adapters/argon2.hasher.ts';
import { databaseAttempts, unlimitedAttempts } from './adapters/database.attempts.ts';
import { loginRoute } from './routes/login.route.ts';
import { logoutRoute } from './routes/logout.route.ts';
import { registerRoute } from './routes/register.route.ts';
import { verifySessionRoute } from './routes/verify-session.route.ts';
import type { AuthContext } from './use-cases/auth-context.ts';
import { sessionFinder } from './use-cases/authenticate.ts';
import { findIdentity } from './use-cases/find-identity.ts';
import { firstStaff } from './use-cases/first-staff.ts';
import { sweep, sweepJob } from './use-cases/sweep.ts';

/** What auth asks of other features. */
export interface AuthDependencies {
  profiles: () => Profiles;
}

/** What auth offers to the server and to other features. */
export interface AuthPorts {
  /** For the server's login hook. */
  authenticate: Authenticate;
  identities: Identities;
}

/** Identity and sessions. */
export interface AuthServer extends FeatureServer {
  ports: AuthPorts;
}

interface Assembled {
  context: AuthContext;
  authenticate: Authenticate;
}

const assemble = (core: Core): Assembled => ({
  context: {
    db: core.db,
    transaction: core.transaction,
    clock: core.clock,
    hasher: argon2Hasher(),
    attempts: core.config.rateLimits ? databaseAttempts(core.db, core.clock) : unlimitedAttempts,
  },
  authenticate: sessionFinder(core),
});

export const authServer = ({ profiles }: AuthDependencies): AuthServer => {
  let assembled: Assembled | undefined;

  // One assembly for routes, jobs and ports: the cap on hashes counts all of them.
  const assembledOn = (core: Core): Assembled => (assembled ??= assemble(core));
  const running = (): Assembled => {
    if (!assembled) throw new Error('auth was called before the server was built');
    return assembled;
  };

  return {
    name: 'auth',
    reasons: authReasons,
    routes: (core) => {
      const parts = { context: assembledOn(core).context, profiles };
      return [loginRoute(parts), registerRoute(parts), logoutRoute(parts), verifySessionRoute()];
    },
    jobs: (core) => [handleJob(sweepJob, () => sweep(assembledOn(core).context))],
    start: (core) => firstStaff(assembledOn(core).context, core.config),
    ports: {
      authenticate: (token) => running().authenticate(token),
      identities: { find: (userId) => findIdentity(running().context, userId) },
    },
  };
};
