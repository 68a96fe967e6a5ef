import type { UserExport } from '@caravan/account/contract';
import type { PersonalData } from '@caravan/server-core';
import { deleteAddresses, findAddresses } from '../db/address.repo.ts';
import { abandonAvatars } from '../db/avatar.repo.ts';
import { allMessages, deleteMessages } from '../db/message.repo.ts';
import { deleteCalendarLink, findCalendarLink } from '../db/calendar-link.repo.ts';
import { deletePhone, findPhone } from '../db/phone.repo.ts';
import { deletePreferences } from '../db/preference.repo.ts';
import { deletePushSubscriptionsOf, findPushSubscriptions } from '../db/push-subscription.repo.ts';
import { forgetTextsOf, textsOf } from '../db/text.repo.ts';
import { deleteWaitingMailsOf } from '../db/waiting-mail.repo.ts';
import { deleteProfile, findProfile } from '../db/profile.repo.ts';
import { deleteWebhooksOf, findWebhooks } from '../db/webhook.repo.ts';
import { presentAddress } from '../present-address.ts';
import type { AccountContext } from './account-context.ts';
import { presentCalendarLink } from './calendar-link.ts';
import { showPreferences } from './preferences.ts';
import { presentWebhook } from './webhooks.ts';

const noObstacles = async () => [];

/** The personal data that account stores. */
const ownPersonalData = (context: AccountContext): PersonalData[] => [
  {
    section: 'profile',
    collect: (userId) => findProfile(context.db, userId),
    obstacles: noObstacles,
    erase: async (tx, userId) => {
      await deleteProfile(tx, userId);
      await abandonAvatars(tx, userId);
    },
  },
  {
    section: 'preferences',
    collect: (userId) => showPreferences(context, userId),
    obstacles: noObstacles,
    erase: deletePreferences,
  },
  {
    section: 'addresses',
    collect: async (userId) => (await findAddresses(context.db, userId)).map(presentAddress),
    obstacles: noObstacles,
    erase: deleteAddresses,
  },
  {
    section: 'letters',
    collect: async (userId) =>
      (await allMessages(context.db, userId)).map(({ kind, title, body, link, createdAt, readAt }) => ({
        kind,
        title,
        body,
        link,
        created_at: createdAt,
        read_at: readAt,
      })),
    obstacles: noObstacles,
    erase: async (tx, userId) => {
      await deleteMessages(tx, userId);
      await deleteWaitingMailsOf(tx, userId);
    },
  },
  {
    section: 'push_subscriptions',
    // The browser's secret stays here: it opens nothing but the notifications.
    collect: async (userId) =>
      (await findPushSubscriptions(context.db, userId)).map(({ endpoint, language, createdAt }) => ({
        endpoint,
        language,
        created_at: createdAt,
      })),
    obstacles: noObstacles,
    erase: deletePushSubscriptionsOf,
  },
  {
    section: 'text_messages',
    collect: async (userId) => {
      const [phone, sent] = await Promise.all([findPhone(context.db, userId), textsOf(context.db, userId)]);
      return {
        phone: phone && { number: phone.number, confirmed_at: phone.confirmedAt, events: phone.events },
        sent: sent.map(({ kind, state, createdAt, sentAt }) => ({
          kind,
          state,
          created_at: createdAt,
          sent_at: sentAt,
        })),
      };
    },
    obstacles: noObstacles,
    erase: async (tx, userId) => {
      await deletePhone(tx, userId);
      await forgetTextsOf(tx, userId);
    },
  },
  {
    section: 'webhooks',
    collect: async (userId) =>
      (await findWebhooks(context.db, userId)).map((row) => presentWebhook(row, context.clock())),
    obstacles: noObstacles,
    erase: deleteWebhooksOf,
  },
  {
    section: 'calendar_link',
    collect: async (userId) => presentCalendarLink(await findCalendarLink(context.db, userId)),
    obstacles: noObstacles,
    erase: async (tx, userId) => {
      await deleteCalendarLink(tx, userId);
    },
  },
];

export const allPersonalData = (context: AccountContext): PersonalData[] => [
  ...ownPersonalData(context),
  ...context.personalData(),
];

/** Everything that the features store about a user, by section. */
export const exportUser = async (context: AccountContext, userId: string): Promise<UserExport> => {
  const parts = allPersonalData(context);
  const sections = new Set(parts.map(({ section }) => section));
  if (sections.size !== parts.length) throw new Error('two features export a section of the same name');
  const collected = await Promise.all(
    parts.map(async ({ section, collect }) => [section, await collect(userId)] as const),
  );
  return { exported_at: context.clock().toISOString(), data: Object.fromEntries(collected) };
};
