import {
  activateEmailContract,
  checkResetLinkContract,
  loginContract,
  logoutContract,
  registerContract,
  resetPasswordContract,
  sendActivationContract,
  sendLoginCodeContract,
  sendResetContract,
  sendWelcomeContract,
  verifyLoginCodeContract,
  verifySessionContract,
} from '@caravan/auth/contract/schema';
import type { Feeds, Profiles } from '@caravan/auth/port';
import { ensureKey, type Config, type Message, type Notifier } from '@caravan/server-core';
import { aShop, testServer, type TestMail, type TestServer } from '@caravan/server-core/testing';
import type { Tasks } from '@caravan/tasks/port';
import { authKeyTable } from '../login-codes/login-code.table.ts';
import { factorSecrets } from '../second-factor/factor-secrets.ts';
import { createAuth, type AuthServer } from '../auth.server.ts';
import { consoleUrlOf } from '../accounts/link-rules.ts';
import type { AuthContext, PasswordHasher } from '../use-cases/auth-context.ts';
import { quickHasher } from './quick-hasher.ts';

const noTasks: Pick<Tasks, 'release'> = { release: async () => undefined };
const noProfiles: Profiles = { find: async () => ({ nickname: null, avatar: null }) };
const noFeeds: Feeds = { end: async () => undefined };

/** Records the messages that auth sends. */
const messageBox = () => {
  const messages: Message[] = [];
  const notifier: Notifier = {
    send: async (_, message) => {
      messages.push(message);
    },
    publish: async () => undefined,
  };
  return { messages, notifier };
};

const from = (address: string | undefined): Record<string, string> => (address ? { 'x-forwarded-for': address } : {});
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Short functions for the calls that the specs repeat. */
const callsOf = ({ call }: TestServer) => ({
  register: (
    email: string,
    over: { password?: string; password_confirm?: string; address?: string; language?: string } = {},
  ) => {
    const { address, language, ...form } = over;
    const body = {
      email,
      password: 'ferry246',
      password_confirm: form.password ?? 'ferry246',
      agree: true as const,
      ...form,
    };
    return call(registerContract, {
      body,
      headers: { ...from(address), ...(language ? { 'client-language': language } : {}) },
    });
  },
  logIn: (email: string, password: string, address?: string) =>
    call(loginContract, { body: { email, password }, headers: from(address) }),
  sendCode: (email: string, { address, language }: { address?: string; language?: string } = {}) =>
    call(sendLoginCodeContract, {
      body: { email },
      headers: { ...from(address), ...(language ? { 'client-language': language } : {}) },
    }),
  enter: (email: string, code: string, { address, agree }: { address?: string; agree?: boolean } = {}) =>
    call(verifyLoginCodeContract, {
      body: { email, code, ...(agree === undefined ? {} : { agree }) },
      headers: from(address),
    }),
  verify: (token: string) => call(verifySessionContract, { headers: bearer(token) }),
  sendWelcome: (token: string) => call(sendWelcomeContract, { headers: bearer(token) }),
  sendActivation: (body?: { email?: string }, { token, address }: { token?: string; address?: string } = {}) =>
    call(sendActivationContract, { body, headers: { ...from(address), ...(token ? bearer(token) : {}) } }),
  activate: (token: string) => call(activateEmailContract, { body: { token } }),
  sendReset: (email: string, address?: string) => call(sendResetContract, { body: { email }, headers: from(address) }),
  checkLink: (token: string) => call(checkResetLinkContract, { body: { token } }),
  reset: (
    token: string,
    password = 'harbour357',
    { repetition = password, address }: { repetition?: string; address?: string } = {},
  ) => call(resetPasswordContract, { body: { token, password, password_confirm: repetition }, headers: from(address) }),
  logOut: (token?: string) => call(logoutContract, { headers: token === undefined ? {} : bearer(token) }),
});

/** The response to any call with an invalid link. */
export const linkExpired = {
  status: 422,
  reason: 'link_expired',
  message: 'The link has expired, please reset the link',
};

let registered = 0;

export interface AuthUnderTest extends TestServer, ReturnType<typeof callsOf> {
  auth: AuthServer;
  messages: readonly Message[];
  /** Whose webhooks and calendar links were ended. */
  endedFeeds: readonly string[];
  /** Registers a new shopper. */
  newShopper: (language?: string) => Promise<{ email: string; token: string; userId: string }>;
  /** Runs the queued jobs, then returns the mails to one address, newest first. */
  mailsTo: (email: string) => Promise<TestMail[]>;
  /** Lets a code be mailed, and returns it. */
  codeTo: (email: string) => Promise<string>;
  /** The token in the newest mail. */
  tokenTo: (email: string) => Promise<string>;
}

/** The context of auth's use cases, for specs that call them directly. */
export const contextOf = ({ core }: TestServer): AuthContext => {
  const { db, transaction, clock, jobs, mailer, attempts, config } = core;
  return {
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
    hasher: quickHasher(),
    codeKey: () => ensureKey(db, authKeyTable, 'login_code'),
    profiles: () => noProfiles,
    feeds: () => noFeeds,
    notifier: () => messageBox().notifier,
    shop: aShop,
    tasks: () => noTasks,
    heldWork: () => [],
  };
};

export const tokenIn = ({ text }: Pick<TestMail, 'text'>): string => {
  const token = /[?&]token=([A-Za-z0-9_-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`the mail contains no link: ${text}`);
  return token;
};

export const codeIn = (mail: Pick<TestMail, 'text'> | undefined): string => {
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`the mail contains no code: ${mail?.text}`);
  return code;
};

/** The auth feature alone, with its own database. Callers can set their address. */
export const startAuth = async (
  config: Partial<Config> = {},
  profiles: Profiles = noProfiles,
  hasher: PasswordHasher = quickHasher(),
): Promise<AuthUnderTest> => {
  const { messages, notifier } = messageBox();
  const endedFeeds: string[] = [];
  const server = await testServer({
    compose: (core) => {
      const auth = createAuth(core, {
        profiles: () => profiles,
        feeds: () => ({
          end: async (_, userId) => {
            endedFeeds.push(userId);
          },
        }),
        notifier: () => notifier,
        shop: aShop,
        tasks: () => noTasks,
        heldWork: () => [],
        hasher,
      });
      return { features: [auth], authenticate: auth.ports.authenticate, auth };
    },
    config: { trustProxy: true, ...config },
  });
  const { auth } = server.composed;
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
  const codeTo = async (email: string): Promise<string> => {
    // Mails are sorted by their time.
    server.clock.advance(1);
    await calls.sendCode(email);
    const [newest] = await mailsTo(email);
    return codeIn(newest);
  };
  return { ...server, ...calls, codeTo, auth, messages, endedFeeds, newShopper, mailsTo, tokenTo };
};
