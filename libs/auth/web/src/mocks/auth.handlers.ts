import type { HttpHandler } from 'msw';
import { getUserInfoSchema } from '@caravan/account/contract/schema';
import { aUserInfo } from '@caravan/account/contract/testing';
import { authReasons, fail } from '@caravan/auth/contract';
import {
  activateEmailSchema,
  checkResetLinkSchema,
  loginSchema,
  logoutSchema,
  registerSchema,
  resetPasswordSchema,
  sendActivationSchema,
  sendResetSchema,
  sendWelcomeSchema,
  verifySessionSchema,
} from '@caravan/auth/contract/schema';
import { aSession, aUser } from '@caravan/auth/contract/testing';
import { reasonText, type Language } from '@caravan/kernel';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The account that the mocks know. */
export const mockAccount = { email: 'shopper@example.test', password: 'ferry246' };

/** Tokens of links that the mocks take; any other has expired. */
export const mockLinks = { activation: 'activation-link', reset: 'reset-link' };

const refused = (reason: keyof typeof authReasons, field: string, language: Language) =>
  fail(reason, { fields: { [field]: reasonText(reason, language, authReasons) } });

/** What the mocks did, and for whom. */
export interface MockDeed {
  call: 'login' | 'register' | 'welcome' | 'activation' | 'reset';
  email: string;
}

type Tell = (deed: MockDeed) => void;

/** Mails with links, and what the links are for. */
const linkHandlers = (tell: Tell): HttpHandler[] => [
  mockEndpoint(sendWelcomeSchema, () => {
    tell({ call: 'welcome', email: mockAccount.email });
    return null;
  }),
  mockEndpoint(sendActivationSchema, ({ body, token }) => {
    if (!body?.email && !token) throw fail('login_required');
    tell({ call: 'activation', email: body?.email ?? mockAccount.email });
    return null;
  }),
  mockEndpoint(activateEmailSchema, ({ body }) => {
    if (body.token !== mockLinks.activation) throw fail('link_expired');
    return { email_verified: true as const };
  }),
  mockEndpoint(sendResetSchema, ({ body }) => {
    tell({ call: 'reset', email: body.email });
    return null;
  }),
  mockEndpoint(checkResetLinkSchema, ({ body }) => {
    if (body.token !== mockLinks.reset) throw fail('link_expired');
    return { valid: true as const };
  }),
  mockEndpoint(
    resetPasswordSchema,
    ({ body, language }) => {
      if (body.password !== body.password_confirm) throw refused('password_mismatch', 'password_confirm', language);
      if (body.token !== mockLinks.reset) throw fail('link_expired');
      return null;
    },
    authReasons,
  ),
];

/** A server that knows one account; `tell` hears of what it did. */
export const authHandlers = (tell: Tell = () => undefined): HttpHandler[] => [
  mockEndpoint(
    loginSchema,
    ({ body, language }) => {
      const email = body?.email ?? '';
      const matches = email === mockAccount.email && body?.password === mockAccount.password;
      if (!matches) throw refused('wrong_credentials', 'password', language);
      tell({ call: 'login', email });
      return aSession({ user: aUser({ email }) });
    },
    authReasons,
  ),
  mockEndpoint(
    registerSchema,
    ({ body, language }) => {
      if (body.password !== body.password_confirm) throw refused('password_mismatch', 'password_confirm', language);
      if (body.email === mockAccount.email) throw refused('email_taken', 'email', language);
      tell({ call: 'register', email: body.email });
      return aSession({ user: aUser({ email: body.email }) });
    },
    authReasons,
  ),
  ...linkHandlers(tell),
  mockEndpoint(logoutSchema, () => null),
  mockEndpoint(verifySessionSchema, () => ({ logged_in: true as const })),
  // What every page asks for as soon as there is a session.
  mockEndpoint(getUserInfoSchema, () => aUserInfo({ email: mockAccount.email })),
];
