import { accountReasons } from '@caravan/account/contract';
import { type Addresses, addressesPort } from '@caravan/account/port';
import { type Feeds, feedsPort, type Profiles, profilesPort } from '@caravan/auth/port';
import { type Retained, retainedPort } from '@caravan/content/port';
import {
  type Core,
  countOldMails,
  countOldStaffActions,
  deleteOldMails,
  deleteOldStaffActions,
  ensureKey,
  ensureKeyText,
  type Feature,
  type FeatureServer,
  filesById,
  handleJob,
  type Notifier,
  notifierPort,
  sealedSecrets,
} from '@caravan/server-core';
import webPush from 'web-push';
import { makePushSender } from './adapters/push-sender.ts';
import { makeWebhookSender } from './adapters/webhook-sender.ts';
import { avatarTable } from './db/avatar.table.ts';
import { accountKeyTable } from './db/account-key.table.ts';
import { findAddress } from './db/address.repo.ts';
import { deleteCalendarLink } from './db/calendar-link.repo.ts';
import { retainedMessages } from './db/message.repo.ts';
import { findProfile } from './db/profile.repo.ts';
import { deleteWebhooksOf } from './db/webhook.repo.ts';
import { vapidKeysOf } from './domain/push-keys.ts';
import { webhookReference } from './domain/webhook-reference.ts';
import type { GuardedSender } from './ports/guarded-sender.ts';
import { presentAddress } from './present-address.ts';
import { addressRoutes } from './routes/addresses.routes.ts';
import { calendarRoutes } from './routes/calendar.routes.ts';
import { messageRoutes } from './routes/messages.routes.ts';
import { profileRoutes } from './routes/profile.routes.ts';
import { pushRoutes } from './routes/push.routes.ts';
import { securityRoutes } from './routes/security.routes.ts';
import { textRoutes } from './routes/texts.routes.ts';
import { userStaffRoutes } from './routes/users.staff-routes.ts';
import { webhookRoutes } from './routes/webhooks.routes.ts';
import { type AccountContext, type AccountDependencies, accountNeeds } from './use-cases/account-context.ts';
import { deliverWebhooks } from './use-cases/deliver-webhooks.ts';
import { mailCollected, mailCollectedJob, mailMessage, mailMessageJob } from './use-cases/mail-messages.ts';
import { type Push, pushMessage, pushMessageJob } from './use-cases/push-messages.ts';
import { deliverWebhooksJob, publishWebhooks } from './use-cases/publish-webhooks.ts';
import { alibabaSms } from './sms/alibaba-sms.ts';
import { sendMessage } from './use-cases/send-message.ts';
import { sendText, sendTextJob, textCounter, type Texts } from './texts/send-texts.ts';
import { sweep, sweepJob } from './use-cases/sweep.ts';

/** The ports that account implements for other features. */
export interface AccountPorts {
  profiles: Profiles;
  feeds: Feeds;
  addresses: Addresses;
  notifier: Notifier;
  /** The inbox, and the rows of the platform that this feature shows to staff. */
  retained: Pick<Retained, 'inbox' | 'staff_actions' | 'undelivered_mails'>;
}

/** Profile, addresses, inbox, preferences and `GET /users/info`. */
export interface AccountServer extends FeatureServer {
  ports: AccountPorts;
}

export interface AccountOptions {
  /** Replaces the connections to push services. */
  sendPush?: GuardedSender;
  /** Replaces the connections to programs of shoppers. */
  sendWebhook?: GuardedSender;
}

/** Push services want to reach the operator, by the site or by the address that mails come from. */
const operatorOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:no-reply@${new URL(publicUrl).hostname}`;

const openPush = ({ db, config }: Core, send: GuardedSender): Push => {
  const { privateKey, subject = operatorOf(config.publicUrl) } = config.webPush;
  const storedKey = () => ensureKeyText(db, accountKeyTable, 'vapid', () => webPush.generateVAPIDKeys().privateKey);
  return { keys: async () => vapidKeysOf(privateKey ?? (await storedKey())), subject, send };
};

const openTexts = ({ db, clock, config }: Core): Texts => {
  let key: Promise<Buffer> | undefined;
  return {
    sender: config.texts && alibabaSms({ ...config.texts, clock }),
    codeKey: () => (key ??= ensureKey(db, accountKeyTable, 'text_code')),
    counter: textCounter(),
  };
};

export const createAccount = (
  core: Core,
  dependencies: AccountDependencies,
  options: AccountOptions = {},
): AccountServer => {
  const { db, transaction, clock, jobs, mailer, files, pictures, attempts, config } = core;
  const sender = makePushSender();
  const webhookSender = makeWebhookSender();
  const context: AccountContext = {
    db,
    transaction,
    clock,
    jobs,
    mailer,
    files,
    pictures,
    attempts,
    publicUrl: config.publicUrl,
    push: openPush(core, options.sendPush ?? sender),
    webhooks: { secrets: sealedSecrets(config), send: options.sendWebhook ?? webhookSender },
    texts: openTexts(core),
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
      ...pushRoutes(context),
      ...calendarRoutes(context),
      ...textRoutes(context),
      ...webhookRoutes(context),
      ...userStaffRoutes(context),
    ],
    webhooks: webhookReference,
    files: [filesById('avatars', avatarTable.id)],
    jobs: [
      handleJob(sweepJob, () => sweep(context)),
      handleJob(mailMessageJob, (message) => mailMessage(context, message)),
      handleJob(mailCollectedJob, (first) => mailCollected(context, first)),
      handleJob(deliverWebhooksJob, (payload, run) => deliverWebhooks(context, payload, run)),
      handleJob(sendTextJob, (payload, run) => sendText(context, payload, run)),
      handleJob(pushMessageJob, (payload, run) => pushMessage(context, payload, run)),
    ],
    counters: [context.texts.counter],
    close: () => Promise.all([sender.close(), webhookSender.close()]),
    ports: {
      profiles: {
        find: async (userId) => {
          const { nickname, avatar } = await findProfile(db, userId);
          return { nickname, avatar };
        },
      },
      feeds: {
        end: async (tx, userId) => {
          await deleteWebhooksOf(tx, userId);
          await deleteCalendarLink(tx, userId);
        },
      },
      addresses: {
        find: async (userId, addressId, kind) => {
          const found = await findAddress(db, userId, addressId);
          return found?.kind === kind ? presentAddress(found) : null;
        },
      },
      notifier: {
        send: (tx, message) => sendMessage(context, tx, message),
        publish: (tx, happening) => publishWebhooks(context, tx, happening),
      },
      retained: {
        inbox: retainedMessages(db),
        staff_actions: {
          count: (before) => countOldStaffActions(db, before),
          delete: (before) => deleteOldStaffActions(core, before),
        },
        undelivered_mails: {
          count: (before) => countOldMails(db, before),
          delete: (before) => deleteOldMails(db, before),
        },
      },
    },
  };
};

/** Makes account, and registers what it does for other features. */
export const accountFeature: Feature = (core) => {
  const feature = createAccount(core, core.ports.use('account', accountNeeds));
  const { ports } = feature;
  core.ports.provide(profilesPort, ports.profiles);
  core.ports.provide(feedsPort, ports.feeds);
  core.ports.provide(addressesPort, ports.addresses);
  core.ports.provide(notifierPort, ports.notifier);
  core.ports.provide(retainedPort, ports.retained);
  return feature;
};
