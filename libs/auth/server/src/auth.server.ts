import { authReasons } from '@caravan/auth/contract';
import { feedsPort, type Identities, identitiesPort, type Logins, loginsPort, profilesPort } from '@caravan/auth/port';
import { type SetupSteps, setupStepsPort } from '@caravan/content/port';
import { apiTokenPrefix } from '@caravan/kernel';
import {
  type Authenticate,
  authenticatePort,
  type Core,
  ensureKey,
  type FeatureServer,
  handleJob,
  notifierPort,
  type PersonalData,
  personalDataPort,
  type Port,
  shopPort,
  type Used,
} from '@caravan/server-core';
import {
  type Findable,
  findablesPort,
  heldWorkPort,
  peoplePort,
  type StaffMembers,
  staffMembersPort,
  type Tasks,
  tasksPort,
} from '@caravan/tasks/port';
import { argon2Hasher } from './passwords/argon2.hasher.ts';
import { factorSecrets } from './second-factor/factor-secrets.ts';
import { consoleUrlOf } from './accounts/link-rules.ts';
import { authRoutes } from './routes/auth.routes.ts';
import { meStaffRoutes } from './routes/me.staff-routes.ts';
import { membersStaffRoutes } from './routes/members.staff-routes.ts';
import { passkeyRoutes } from './routes/passkeys.routes.ts';
import { tokenRoutes } from './routes/tokens.routes.ts';
import { apiTokenFinder } from './api-tokens/api-tokens.ts';
import { authKeyTable } from './login-codes/login-code.table.ts';
import { mailLoginCode, mailLoginCodeJob } from './login-codes/request-login-code.ts';
import { mailLinkJob } from './accounts/request-link.ts';
import type { AuthContext, PasswordHasher } from './use-cases/auth-context.ts';
import { sessionFinder } from './sessions/sessions.ts';
import { findIdentity, loginsOf } from './sessions/logins.ts';
import { findablePeople } from './staff/findable-people.ts';
import { firstStaff } from './staff/first-staff.ts';
import { mailLink } from './accounts/mail-link.ts';
import { personalDataOf } from './accounts/personal-data.ts';
import { hasColleagues } from './accounts/user-account.repo.ts';
import { staffMembersOf } from './staff/staff-members.ts';
import { sweep, sweepJob } from './accounts/sweep.ts';

/** Auth only releases the tasks of members who may no longer hold them. */
const tasks: Port<Pick<Tasks, 'release'>, Tasks> = tasksPort;

/** The ports of other features that auth uses. */
const authNeeds = {
  profiles: profilesPort,
  feeds: feedsPort,
  notifier: notifierPort,
  /** Named in mails, by passkeys and by authenticator apps. */
  shop: shopPort,
  tasks,
  /** Members who leave hand it over. */
  heldWork: heldWorkPort,
};
export interface AuthDependencies extends Used<typeof authNeeds> {
  /** By default argon2id. */
  hasher?: PasswordHasher;
}

/** The ports that auth implements for the server and for other features. */
export interface AuthPorts {
  /** For the server's login hook. */
  authenticate: Authenticate;
  identities: Identities;
  logins: Logins;
  staffMembers: StaffMembers;
  /** Accounts in the search of the console. */
  findable: Findable;
  personalData: PersonalData;
  setup: Pick<SetupSteps, 'staff'>;
}

/** Identity, sessions, and the links that confirm an e-mail or reset a password. */
export interface AuthServer extends FeatureServer {
  ports: AuthPorts;
}

/** A token is one of a session or, by its beginning, a personal one. */
const callerFinder = (context: AuthContext): Authenticate => {
  const findSession = sessionFinder(context);
  const findApiToken = apiTokenFinder(context);
  return (token, use) => (token.startsWith(apiTokenPrefix) ? findApiToken(token) : findSession(token, use));
};

export const createAuth = (core: Core, dependencies: AuthDependencies): AuthServer => {
  const { db, transaction, clock, jobs, mailer, attempts, config } = core;
  const context: AuthContext = {
    db,
    transaction,
    clock,
    jobs,
    mailer,
    attempts,
    publicUrl: config.publicUrl,
    consoleUrl: consoleUrlOf(config),
    secondFactorRequired: config.secondFactor === 'required',
    sealedSecrets: factorSecrets(config),
    hasher: argon2Hasher(),
    codeKey: () => ensureKey(db, authKeyTable, 'login_code'),
    ...dependencies,
  };

  return {
    name: 'auth',
    reasons: authReasons,
    routes: [
      ...authRoutes(context),
      ...tokenRoutes(context),
      ...passkeyRoutes(context),
      ...membersStaffRoutes(context),
      ...meStaffRoutes(context),
    ],
    jobs: [
      handleJob(mailLinkJob, (request, { id }) => mailLink(context, request, id)),
      handleJob(mailLoginCodeJob, (request, { id }) => mailLoginCode(context, request, id)),
      handleJob(sweepJob, () => sweep(context)),
    ],
    start: () => firstStaff(context, config),
    ports: {
      authenticate: callerFinder(context),
      identities: { find: (userId, tx) => findIdentity(context, userId, tx) },
      logins: loginsOf(context),
      staffMembers: staffMembersOf(context),
      findable: findablePeople,
      personalData: personalDataOf(context),
      setup: { staff: async () => ({ isDone: await hasColleagues(db) }) },
    },
  };
};

/** Makes auth, and registers what it does for other features. */
export const authFeature = (core: Core, options: Pick<AuthDependencies, 'hasher'> = {}): AuthServer => {
  const feature = createAuth(core, { ...core.ports.use('auth', authNeeds), ...options });
  const { ports } = feature;
  core.ports.provide(authenticatePort, ports.authenticate);
  core.ports.provide(identitiesPort, ports.identities);
  core.ports.provide(loginsPort, ports.logins);
  core.ports.provide(staffMembersPort, ports.staffMembers);
  core.ports.provide(peoplePort, ports.findable);
  core.ports.provide(findablesPort, [ports.findable]);
  core.ports.provide(personalDataPort, [ports.personalData]);
  core.ports.provide(setupStepsPort, ports.setup);
  return feature;
};
