import type { Notifier, PersonalData, Profiles } from '@caravan/account/port';
import { authReasons } from '@caravan/auth/contract';
import type { Identities, Logins } from '@caravan/auth/port';
import { handleJob, type Authenticate, type Core, type FeatureServer } from '@caravan/server-core';
import { argon2Hasher } from './adapters/argon2.hasher.ts';
import { databaseAttempts, unlimitedAttempts } from './adapters/database.attempts.ts';
import { activateEmailRoute } from './routes/activate-email.route.ts';
import type { AuthRoutes } from './routes/auth-routes.ts';
import { checkResetLinkRoute } from './routes/check-reset-link.route.ts';
import { loginRoute } from './routes/login.route.ts';
import { logoutRoute } from './routes/logout.route.ts';
import { registerRoute } from './routes/register.route.ts';
import { resetPasswordRoute } from './routes/reset-password.route.ts';
import { sendActivationRoute } from './routes/send-activation.route.ts';
import { sendResetRoute } from './routes/send-reset.route.ts';
import { sendWelcomeRoute } from './routes/send-welcome.route.ts';
import { verifySessionRoute } from './routes/verify-session.route.ts';
import { mailLinkJob } from './use-cases/ask-for-link.ts';
import type { AuthContext } from './use-cases/auth-context.ts';
import { sessionFinder } from './use-cases/authenticate.ts';
import { findIdentity } from './use-cases/find-identity.ts';
import { firstStaff } from './use-cases/first-staff.ts';
import { loginsOf } from './use-cases/logins.ts';
import { mailLink } from './use-cases/mail-link.ts';
import { personalDataOf } from './use-cases/personal-data.ts';
import { sweep, sweepJob } from './use-cases/sweep.ts';

/** What auth asks of other features. */
export interface AuthDependencies {
  profiles: () => Profiles;
  notifier: () => Notifier;
}

/** What auth offers to the server and to other features. */
export interface AuthPorts {
  /** For the server's login hook. */
  authenticate: Authenticate;
  identities: Identities;
  logins: Logins;
  personalData: PersonalData;
}

/** Identity, sessions, and the links that confirm an e-mail or set a new password. */
export interface AuthServer extends FeatureServer {
  ports: AuthPorts;
}

interface Assembled {
  context: AuthContext;
  authenticate: Authenticate;
}

const assemble = (core: Core, notifier: () => Notifier): Assembled => ({
  context: {
    db: core.db,
    transaction: core.transaction,
    clock: core.clock,
    jobs: core.jobs,
    mailer: core.mailer,
    publicUrl: core.config.publicUrl,
    hasher: argon2Hasher(),
    attempts: core.config.rateLimits ? databaseAttempts(core.db, core.clock) : unlimitedAttempts,
    notifier,
  },
  authenticate: sessionFinder(core),
});

const routesOf = (parts: AuthRoutes) => [
  loginRoute(parts),
  registerRoute(parts),
  logoutRoute(parts),
  verifySessionRoute(),
  sendWelcomeRoute(parts),
  sendActivationRoute(parts),
  activateEmailRoute(parts),
  sendResetRoute(parts),
  checkResetLinkRoute(parts),
  resetPasswordRoute(parts),
];

export const authServer = ({ profiles, notifier }: AuthDependencies): AuthServer => {
  let assembled: Assembled | undefined;

  // One assembly for routes, jobs and ports: the cap on hashes counts all of them.
  const assembledOn = (core: Core): Assembled => (assembled ??= assemble(core, notifier));
  const running = (): Assembled => {
    if (!assembled) throw new Error('auth was called before the server was built');
    return assembled;
  };

  return {
    name: 'auth',
    reasons: authReasons,
    routes: (core) => routesOf({ context: assembledOn(core).context, profiles }),
    jobs: (core) => [
      handleJob(mailLinkJob, (wish, { id }) => mailLink(assembledOn(core).context, wish, id)),
      handleJob(sweepJob, () => sweep(assembledOn(core).context)),
    ],
    start: (core) => firstStaff(assembledOn(core).context, core.config),
    ports: {
      authenticate: (token) => running().authenticate(token),
      identities: { find: (userId, tx) => findIdentity(running().context, userId, tx) },
      logins: loginsOf(() => running().context),
      personalData: personalDataOf(() => running().context),
    },
  };
};
