import type { Letter, Notifier, Profiles } from '@caravan/account/port';
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
import type { Config } from '@caravan/server-core';
import { testServer, type TestMail, type TestServer } from '@caravan/server-core/testing';
import { argon2Hasher } from '../adapters/argon2.hasher.ts';
import { unlimitedAttempts } from '../adapters/database.attempts.ts';
import { authServer, type AuthServer } from '../auth.server.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

export const nobodyToldAnything: Profiles = { find: async () => ({ nickname: null, avatar: null }) };

/** Letters that auth has sent; nobody keeps them. */
const letterBox = () => {
  const letters: Letter[] = [];
  const notifier: Notifier = {
    send: async (_, letter) => {
      letters.push(letter);
    },
  };
  return { letters, notifier };
};

const from = (address: string | undefined): Record<string, string> => (address ? { 'x-forwarded-for': address } : {});
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Short names for the calls that the specs make again and again. */
const callsOf = ({ call }: TestServer) => ({
  register: (email: string, over: { password?: string; password_confirm?: string; address?: string; language?: string } = {}) => {
    const { address, language, ...form } = over;
    const body = { email, password: 'ferry246', password_confirm: form.password ?? 'ferry246', agree: true as const, ...form };
    return call(registerSchema, { body, headers: { ...from(address), ...(language ? { 'client-language': language } : {}) } });
  },
  logIn: (email: string, password: string, address?: string) => call(loginSchema, { body: { email, password }, headers: from(address) }),
  verify: (token: string) => call(verifySessionSchema, { headers: bearer(token) }),
  sendWelcome: (token: string) => call(sendWelcomeSchema, { headers: bearer(token) }),
  sendActivation: (body?: { email?: string }, { token, address }: { token?: string; address?: string } = {}) =>
    call(sendActivationSchema, { body, headers: { ...from(address), ...(token ? bearer(token) : {}) } }),
  activate: (token: string) => call(activateEmailSchema, { body: { token } }),
  sendReset: (email: string, address?: string) => call(sendResetSchema, { body: { email }, headers: from(address) }),
  checkLink: (token: string) => call(checkResetLinkSchema, { body: { token } }),
  reset: (token: string, password = 'harbour357', { repetition = password, address }: { repetition?: string; address?: string } = {}) =>
    call(resetPasswordSchema, { body: { token, password, password_confirm: repetition }, headers: from(address) }),
  logOut: (token?: string) => call(logoutSchema, { headers: token === undefined ? {} : bearer(token) }),
});

/** What any call with a link that is not worth anything answers. */
export const linkExpired = { status: 422, reason: 'link_expired', message: 'The link has expired, please reset the link' };

let registered = 0;

export interface AuthUnderTest extends TestServer, ReturnType<typeof callsOf> {
  auth: AuthServer;
  letters: readonly Letter[];
  /** Somebody who has just registered. */
  newShopper: (language?: string) => Promise<{ email: string; token: string; userId: string }>;
  /** The mails to one address, newest first, once all that is queued has been sent. */
  mailsTo: (email: string) => Promise<TestMail[]>;
  /** The token in the newest of them. */
  tokenTo: (email: string) => Promise<string>;
}

/** What auth's use cases work with, for specs that call one directly. */
export const contextOf = ({ core }: TestServer): AuthContext => {
  const { db, transaction, clock, jobs, mailer, config } = core;
  return { db, transaction, clock, jobs, mailer, publicUrl: config.publicUrl, hasher: argon2Hasher(), attempts: unlimitedAttempts, notifier: () => letterBox().notifier };
};

export const tokenIn = ({ text }: Pick<TestMail, 'text'>): string => {
  const token = /[?&]token=([A-Za-z0-9_-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`a mail without a link: ${text}`);
  return token;
};

/** The auth feature alone, on a database of its own; callers say where they come from. */
export const startAuth = async (config: Partial<Config> = {}, profiles: Profiles = nobodyToldAnything): Promise<AuthUnderTest> => {
  const { letters, notifier } = letterBox();
  const auth = authServer({ profiles: () => profiles, notifier: () => notifier });
  const server = await testServer({ features: [auth], authenticate: auth.ports.authenticate, config: { trustProxy: true, ...config } });
  const calls = callsOf(server);
  const newShopper = async (language?: string) => {
    registered += 1;
    const email = `shopper${registered}@example.test`;
    const { data } = await calls.register(email, language === undefined ? {} : { language });
    return { email, token: data.token, userId: data.user.id };
  };
  const mailsTo = async (email: string): Promise<TestMail[]> => {
    await server.runJobs();
    return (await server.mails()).filter(({ to }) => to === email);
  };
  const tokenTo = async (email: string): Promise<string> => {
    const [newest] = await mailsTo(email);
    if (!newest) throw new Error(`no mail to ${email}`);
    return tokenIn(newest);
  };
  return { ...server, ...calls, auth, letters, newShopper, mailsTo, tokenTo };
};
