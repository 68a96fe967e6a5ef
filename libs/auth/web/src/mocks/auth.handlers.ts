import type { HttpHandler } from 'msw';
import { getUserInfoSchema } from '@caravan/account/contract/schema';
import { aUserInfo } from '@caravan/account/contract/testing';
import { authReasons, fail } from '@caravan/auth/contract';
import { loginSchema, logoutSchema, registerSchema, verifySessionSchema } from '@caravan/auth/contract/schema';
import { aSession, aUser } from '@caravan/auth/contract/testing';
import { reasonText, type Language } from '@caravan/kernel';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The account that the mocks know. */
export const mockAccount = { email: 'shopper@example.test', password: 'abc123' };

const refused = (reason: keyof typeof authReasons, field: string, language: Language) =>
  fail(reason, { fields: { [field]: reasonText(reason, language, authReasons) } });

/** A server that knows one account; `tell` hears of each login and registration that went well. */
export const authHandlers = (tell: (what: { call: 'login' | 'register'; email: string }) => void = () => undefined): HttpHandler[] => [
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
  mockEndpoint(logoutSchema, () => null),
  mockEndpoint(verifySessionSchema, () => ({ logged_in: true as const })),
  // What every page asks for as soon as there is a session.
  mockEndpoint(getUserInfoSchema, () => aUserInfo({ email: mockAccount.email })),
];
