import type { HttpHandler } from 'msw';
import { accountReasons, fail } from '@caravan/account/contract';
import * as schemas from '@caravan/account/contract/schema';
import { mockEndpoint } from '@caravan/web-core/mocks';
import type { MockAccount } from './mock-account.ts';

type Reason = Parameters<typeof fail>[0];

/** A picture of one colour stands in for what was sent: a mock has no files. */
const sentPicture = 'data:image/gif;base64,R0lGODlhAQABAIAAAE7CxAAAACwAAAAAAQABAAACAkQBADs=';

/** The profile, its picture, password, preferences, sessions, and the way out. */
export const profileHandlers = (account: MockAccount): HttpHandler[] => [
  mockEndpoint(schemas.getUserInfoSchema, () => account.user),
  mockEndpoint(
    schemas.updateUserInfoSchema,
    ({ body }) => {
      if (!/^[+\d][\d ()-]{4,}$/.test(body.phone)) throw fail('invalid', { fields: { phone: accountReasons.phone_invalid.en } });
      account.user = { ...account.user, ...body, name: body.nickname };
      return account.user;
    },
    accountReasons,
  ),
  mockEndpoint(schemas.uploadAvatarSchema, () => {
    account.user = { ...account.user, avatar: sentPicture };
    return { avatar: sentPicture };
  }),
  mockEndpoint(
    schemas.changePasswordSchema,
    ({ body, language }) => {
      if (body.old_password !== account.password) throw fail('password_wrong', { fields: { old_password: accountReasons.password_wrong[language] } });
      account.password = body.password;
      account.sessions = account.sessions.filter(({ current }) => current);
      return null;
    },
    accountReasons,
  ),
  mockEndpoint(schemas.getPreferencesSchema, () => account.preferences),
  mockEndpoint(schemas.updatePreferencesSchema, ({ body: { mails, language, currency } }) => {
    const before = account.preferences;
    account.preferences = { language: language ?? before.language, currency: currency ?? before.currency, mails: { ...before.mails, ...mails } };
    return account.preferences;
  }),
  mockEndpoint(schemas.listSessionsSchema, () => account.sessions),
  mockEndpoint(schemas.endOtherSessionsSchema, () => {
    account.sessions = account.sessions.filter(({ current }) => current);
    return account.sessions;
  }),
  mockEndpoint(schemas.exportUserSchema, () => ({
    exported_at: '2026-11-20T10:00:00.000Z',
    data: { profile: account.user, addresses: account.addresses, letters: account.letters },
  })),
  mockEndpoint(schemas.deleteUserSchema, ({ body, language }) => {
    if (body.password !== account.password) throw fail('password_wrong', { fields: { password: accountReasons.password_wrong[language] } });
    const [first] = account.obstacles;
    if (first) throw fail(first as Reason, { obstacles: account.obstacles });
    account.closed = true;
    return null;
  }),
];
